import { describe, expect, it } from "vitest";
import { clientConfig } from "./client-config";
import loader from "./config-loader";
import { standIns } from "./index";
import { standInFor } from "./standIns";
import { useDateTimeFormat } from "./standins/dateTimeFormat";

describe("standInFor", () => {
  const core = "/site/node_modules/@docusaurus/core/lib/client";

  it("puts the browser's file in the place of the server's, in our own sources only", () => {
    expect(standInFor(standIns, "./tokens.server", "/site/src/theme/CodeBlock/Content")).toBe(
      "./tokens.client",
    );
    expect(standInFor(standIns, "react-dom.server", "/site/node_modules/x/lib")).toBeUndefined();
  });

  it("replaces what core's client asks for, and leaves the same request from elsewhere alone", () => {
    expect(standInFor(standIns, "./docusaurus", core)).toMatch(/preloading\.ts$/);
    expect(standInFor(standIns, "./docusaurus", "/site/src")).toBeUndefined();
    expect(standInFor(standIns, "./ClientLifecyclesDispatcher", core)).toMatch(/lifecycles\.tsx$/);
    expect(standInFor(standIns, "tslib", "/site/node_modules/@docusaurus/utils-common/lib")).toMatch(
      /tslib\.ts$/,
    );
    expect(standInFor(standIns, "tslib", "/site/node_modules/other")).toBeUndefined();
  });
});

describe("the configuration for the browser", () => {
  const config = {
    title: "Docs",
    presets: [["classic", {}]],
    themeConfig: {
      navbar: { title: "Docs" },
      mermaid: {},
      prism: { theme: {}, darkTheme: {}, additionalLanguages: ["solidity"] },
    },
  };

  it("keeps what is read there and drops the build's", () => {
    expect(clientConfig(config)).toEqual({
      title: "Docs",
      themeConfig: { navbar: { title: "Docs" }, prism: { theme: {}, additionalLanguages: ["solidity"] } },
    });
  });

  it("is a module again after the loader", () => {
    const source = `/* generated */\nexport default ${JSON.stringify(config, null, 2)};\n`;
    expect(loader(source)).toBe(`export default ${JSON.stringify(clientConfig(config))};`);
  });
});

describe("dates in the browser", () => {
  const days = Array.from(
    { length: 24 },
    (_, index) => new Date(Date.UTC(2025 + (index > 11 ? 1 : 0), index % 12, index + 1)),
  );

  it.each<Intl.DateTimeFormatOptions>([
    { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" },
    { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
    { day: "numeric", month: "long", timeZone: "UTC" },
  ])("are written as the server writes them, %j", (options) => {
    const server = new Intl.DateTimeFormat("en", { calendar: "gregory", ...options });
    const { format } = useDateTimeFormat(options);
    for (const day of days) expect(format(day)).toBe(server.format(day));
  });

  it("are not written in a way that was not asked for until now", () => {
    expect(() => useDateTimeFormat({ month: "long", year: "numeric", timeZone: "UTC" })).toThrow("No date");
    expect(() => useDateTimeFormat({ day: "numeric", month: "short", year: "numeric" })).toThrow("No date");
  });

  it("take the place of upstream's for the theme alone", () => {
    const theme = "/site/node_modules/@docusaurus/theme-common/lib";
    expect(standInFor(standIns, "./utils/IntlUtils", theme)).toMatch(/dateTimeFormat\.ts$/);
    expect(standInFor(standIns, "./utils/IntlUtils", "/site/src")).toBeUndefined();
  });
});
