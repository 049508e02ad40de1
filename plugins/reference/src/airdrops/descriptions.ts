/** The data file that says what the Airdrops contracts mean, and its texts in the form that NatSpec has them. */

import fs from "node:fs";

import { parse } from "yaml";

import { type UnitKind, type Visibility } from "../model/model";

/** A function, event or error. */
export interface CallableText {
  description: string;
  params?: Record<string, string>;
  returns?: string[];
  /** Who may call; absent: anyone. */
  access?: string;
  requires?: { rule: string; error?: string }[];
  emits?: string[];
  notes?: string[];
  /** Errors: what to do. */
  fix?: string;
}

/** The fields of a struct by name. */
export type FieldTexts = Record<string, { type: string; description: string }>;

/** One entry under `units` of the data file. */
export interface UnitText {
  kind: UnitKind;
  /** Path within the package. */
  source: string;
  inherits?: string[];
  description: string;
  constructor?: { params: Record<string, string>; notes?: string[] };
  functions?: Record<string, CallableText>;
  events?: Record<string, CallableText>;
  errors?: Record<string, CallableText>;
  structs?: Record<string, { description: string; fields: FieldTexts }>;
  values?: { name: string; description: string }[];
  constants?: Record<string, { type: string; value: string; description: string }>;
  internals?: Record<
    string,
    { kind: "stateVariable" | "modifier" | "function"; visibility: Visibility; description: string }
  >;
}

/** All units of the data file by name. */
export type UnitTexts = Readonly<Record<string, UnitText>>;

/** Reads the data file. */
export function readUnits(file: string): UnitTexts {
  return (parse(fs.readFileSync(file, "utf8")) as { units: UnitTexts }).units;
}

/** A list of notes as the developer's text of a member. */
export function notes(lines: string[] | undefined): { dev?: string } {
  return lines ? { dev: ["Notes:", ...lines.map((line) => `- ${line}`)].join("\n") } : {};
}

/** Who may call, what must hold, what is emitted and what else to know, in the form NatSpec has them. */
export function devText(text: CallableText): string {
  const sections: string[] = [];
  if (text.access && text.access !== "anyone") sections.push(`Callable by: ${text.access}.`);
  if (text.emits) {
    const events = text.emits.map((event) => `{${event}}`);
    sections.push(
      `May emit ${events.length > 1 ? `${events.slice(0, -1).join(", ")} and ` : ""}${events.at(-1)}.`,
    );
  }
  const { dev } = notes(text.notes);
  if (dev) sections.push(dev);
  if (text.requires) {
    sections.push(
      [
        "Requirements:",
        ...text.requires.map(({ rule, error }) => `- ${rule}${error ? ` Otherwise {${error}}.` : ""}`),
      ].join("\n"),
    );
  }
  if (text.fix) sections.push(`What to do: ${text.fix}`);
  return sections.join("\n\n");
}
