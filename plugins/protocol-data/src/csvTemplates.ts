import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { catalog } from "../../../src/protocol/streams/shapes/catalog";
import type { CsvTemplate } from "./types";

/**
 * Returns all templates for EVM chains, Lockup first, in the order of their names.
 * @param root the folder `csv/evm` of the package
 * @throws Error when a file is where this function expects none
 */
export function readTemplates(root: string): CsvTemplate[] {
  const order = ["lockup", "flow", "airdrops"];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".csv"))
    .map((file): CsvTemplate => {
      const parts = file.replace(/\.csv$/, "").split(path.sep);
      const family = parts[0] as CsvTemplate["family"];
      const timing = parts.length === 3 ? (parts[1] as CsvTemplate["timing"]) : undefined;
      if (
        !order.includes(family) ||
        (timing && !["duration", "range"].includes(timing)) ||
        parts.length > 3
      ) {
        throw new Error(`The SDK has a CSV template in a new place: ${file}.`);
      }
      const text = readFileSync(path.join(root, file), "utf8");
      const shape = parts.at(-1)!;
      const label = catalog.find((entry) => entry.family === family && entry.id === shape)?.name;
      return {
        id: parts.join("/"),
        family,
        ...(timing && { timing }),
        shape,
        ...(label && { label }),
        columns: text.split(/\r?\n/, 1)[0]!.split(","),
        text,
      };
    })
    .sort((a, b) => order.indexOf(a.family) - order.indexOf(b.family) || a.id.localeCompare(b.id, "en"));
}
