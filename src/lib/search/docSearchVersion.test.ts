import { expect, it } from "vitest";
import manifest from "../../../package.json";
import { version } from "./docSearchVersion";

it("is the version that is installed", () => {
  expect(version).toBe(manifest.dependencies["@docsearch/react"]);
});
