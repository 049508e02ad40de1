import { formatThousands } from "../../../../protocol/text/wording";
import type { World } from "../world";

/** Returns a value of a call, an event or an error, as a line of the log writes it. */
export function describeInWords(world: World, value: unknown, type = ""): string {
  if (typeof value === "bigint" || typeof value === "number") return formatThousands(value);
  if (Array.isArray(value)) return `[${value.map((each) => describeInWords(world, each)).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const fields = Object.entries(value).map(([name, each]) => `${name}: ${describeInWords(world, each)}`);
    return `{ ${fields.join(", ")} }`;
  }
  const text = String(value);
  if (/^0x[0-9a-fA-F]{40}$/.test(text)) return world.findName(text) ?? text;
  if (type.startsWith("bytes") || text.startsWith("0x")) {
    return text.length > 22 ? `${text.slice(0, 18)}… (${text.length / 2 - 1} bytes)` : text;
  }
  return typeof value === "string" ? JSON.stringify(value) : text;
}
