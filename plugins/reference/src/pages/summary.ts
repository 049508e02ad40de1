/** What a page is called, and what it is in one sentence. */

import { type MemberKind, type Unit } from "../model/model";
import { type Page } from "./links";

/** What each kind of unit is called on its page. */
export const KINDS: Record<Unit["kind"], string> = {
  contract: "Contract",
  abstract: "Abstract contract",
  interface: "Interface",
  library: "Library",
  struct: "Struct",
  enum: "Enum",
  type: "Value type",
  function: "Free function",
  error: "Error",
  event: "Event",
  constant: "Constant",
};

/** Title of a page: the name first, because that is what people look for, then what distinguishes it from others of that name. */
export function composeTitle({ unit, product }: Page): string {
  // "Flow (Flow)" would say nothing.
  const name = unit.name === product.label ? `${unit.name} types` : unit.name;
  return `${name} (${product.label})`;
}

/** Returns one sentence for search engines, 50 to 160 characters. */
export function writeSummary({ unit, product }: Page): string {
  const count = (kind: MemberKind, singular: string, many: string) => {
    const { length } = [...unit.members, ...unit.inherited.map(({ member }) => member)].filter(
      (member) =>
        member.kind === kind &&
        (kind !== "function" || member.visibility === "external" || member.visibility === "public"),
    );
    return length === 0 ? [] : [`${length} ${length === 1 ? singular : many}`];
  };
  const counts = [
    ...count("function", "function", "functions"),
    ...count("event", "event", "events"),
    ...count("error", "error", "errors"),
    ...count("struct", "struct", "structs"),
    ...count("enum", "enum", "enums"),
  ];
  const head = `${KINDS[unit.kind]} ${unit.name} of Sablier ${product.label} ${product.release}`;
  const tails = [
    `${counts.length > 0 ? `: ${counts.join(", ")}` : ""}, with signatures, parameters and links to the source.`,
    `${counts.length > 0 ? `: ${counts.join(", ")}` : ""}, with signatures.`,
    ".",
  ];
  return tails.map((tail) => head + tail).find(({ length }) => length <= 160) ?? head.slice(0, 160);
}
