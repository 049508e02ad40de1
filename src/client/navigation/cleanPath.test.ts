import { expect, it, vi } from "vitest";

vi.mock("@docusaurus/ExecutionEnvironment", () => ({ default: { canUseDOM: false } }));
const { cleanPath } = await import("./cleanPath.client");

it.each([
  ["/index.html", "/"],
  ["/concepts/fees.html", "/concepts/fees"],
  ["/guides/lockup/index.html", "/guides/lockup"],
  [
    "/reference/lockup/contracts/contract.SablierLockup",
    "/reference/lockup/contracts/contract.SablierLockup",
  ],
  ["/404.html", "/404.html"],
])("cleans %s to %s", (path, clean) => expect(cleanPath(path)).toBe(clean));
