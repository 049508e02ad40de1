import { expect, it } from "vitest";
import { liveRoutes } from "../../config/security/liveRoutes";
import { KINDS } from "../support/kinds";
import { ask } from "./pages";

/** A page with live code that is alone. */
const LIVE = "/components";

const scriptSources = (policy: string) => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? [];

it.each([...Object.values(KINDS), LIVE])(
  "sends %s with the headers that protect its readers",
  async (route) => {
    const { headers } = await ask(route);
    expect(headers.get("strict-transport-security")).toMatch(/^max-age=\d{8,}; includeSubDomains/);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("x-frame-options")).toBe("DENY");
    for (const feature of ["camera", "geolocation", "microphone", "payment", "usb"])
      expect(headers.get("permissions-policy")).toContain(`${feature}=()`);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(scriptSources(policy)).toContain("'self'");
    expect(scriptSources(policy).filter((source) => source.startsWith("'unsafe"))).toEqual(
      Object.hasOwn(liveRoutes, route) ? ["'unsafe-eval'"] : [],
    );
  },
);

it.each(["/sitemap.xml", "/search-index.json", "/no/such/page"])(
  "sends %s with the policy too",
  async (address) => {
    expect((await ask(address)).headers.get("content-security-policy")).toContain("default-src 'self'");
  },
);

it("answers what every site is asked for: robots.txt and an icon", async () => {
  const robots = await ask("/robots.txt");
  expect(robots.status).toBe(200);
  expect(await robots.text()).toMatch(/^Sitemap: https:\/\/\S+\/sitemap\.xml$/m);
  const icon = await ask("/favicon.ico");
  expect(icon.status).toBe(200);
  expect(icon.headers.get("content-type")).toMatch(/icon/);
});
