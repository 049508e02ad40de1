import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AbiEvent } from "viem";
import { readAbi } from "../rig/artifacts";

// The tables of events on the pages, against the ABIs.

const tables = [
  ["docs/guides/lockup/examples/stream-management/setup.mdx", "@sablier/lockup/artifacts/SablierLockup.json"],
  ["docs/guides/flow/examples/stream-management.mdx", "@sablier/flow/artifacts/SablierFlow.json"],
] as const;

describe.each(tables)("%s", (page, artifact) => {
  const text = readFileSync(page, "utf8").split("Fields (indexed ones in bold)")[1]!.split("\n\n")[0]!;
  const rows = [...text.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gmu)].map(([, name, fields]) => ({
    name,
    fields,
  }));
  const events = readAbi(artifact).filter((item): item is AbiEvent => item.type === "event");

  it("has rows", () => {
    expect(rows.length).toBeGreaterThan(6);
  });

  it.each(rows)("names the fields of $name", ({ name, fields }) => {
    const { inputs } = events.find((event) => event.name === name)!;
    expect(fields).toBe(inputs.map((field) => (field.indexed ? `**${field.name}**` : field.name)).join(", "));
  });
});
