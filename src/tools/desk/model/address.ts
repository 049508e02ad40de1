import { isZone } from "./year/days";

/** What the desk shows, as the address of its page holds it. */
export interface DeskState {
  /** What the reader has pasted. */
  readonly pasted: string;
  /** The year that is shown; none while it is closed. */
  readonly year:
    | { readonly from: string; readonly until: string; readonly zone: string; readonly by: "day" | "month" }
    | undefined;
}

export const EMPTY_STATE: DeskState = { pasted: "", year: undefined };

/** Maximum number of characters of what an address may hold as pasted. */
const MAX_PASTED = 500;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads the state after `#`, as `#of=0x12…&from=2026-01-01&until=2026-12-31&zone=UTC&by=month`. A browser never sends
 * that part of an address to a server.
 *
 * @returns nothing for a part that is not of this kind, such as the anchor of a section
 */
export function fromHash(hash: string): DeskState | undefined {
  if (!/^#(?:of|from)=/.test(hash)) return undefined;
  const values = new URLSearchParams(hash.slice(1));
  const [from, until] = [values.get("from") ?? "", values.get("until") ?? ""];
  const zone = values.get("zone") ?? "UTC";
  const hasYear = DAY.test(from) && DAY.test(until);
  return {
    pasted: (values.get("of") ?? "").slice(0, MAX_PASTED),
    year: hasYear
      ? { from, until, zone: isZone(zone) ? zone : "UTC", by: values.get("by") === "day" ? "day" : "month" }
      : undefined,
  };
}

/** Writes the state for the address; empty for a desk without anything on it. */
export function toHash({ pasted, year }: DeskState): string {
  const text = pasted.trim();
  if (text === "" || text.length > MAX_PASTED) return "";
  return `#${new URLSearchParams({ of: text, ...year })}`;
}
