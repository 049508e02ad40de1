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
  requires?: Requirement[];
  emits?: string[];
  notes?: string[];
  /** Errors: what to do. */
  fix?: string;
}

/** The fields of a struct by name: what they mean, and the type of those of a struct that no ABI knows. */
export type FieldTexts = Record<string, string | { type: string; description: string }>;

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
  structs?: Record<string, { description: string; fields?: FieldTexts }>;
  values?: { name: string; description: string }[];
  constants?: Record<string, { type: string; value: string; description: string }>;
  internals?: Record<
    string,
    { kind: "stateVariable" | "modifier" | "function"; visibility: Visibility; description: string }
  >;
}

/** All units of the data file by name. */
export type UnitTexts = Readonly<Record<string, UnitText>>;

/** What parameters and fields mean wherever nothing else is said, by name. */
export type SharedTexts = Readonly<Record<"function" | "event" | "field", Readonly<Record<string, string>>>>;

type Requirement = { rule: string; error?: string };

/** The data file, with what it says once for many members. */
interface DataFile {
  /** What must hold, by the error that is raised otherwise. */
  rules: Record<string, string>;
  params: SharedTexts;
  units: Record<
    string,
    Omit<UnitText, "source" | "functions"> & {
      source?: string;
      functions?: Record<string, Omit<CallableText, "requires"> & { requires?: (string | Requirement)[] }>;
    }
  >;
}

/** Where the package has units of a kind. */
const FOLDERS: Partial<Record<UnitKind, string>> = {
  interface: "src/interfaces",
  contract: "src",
  abstract: "src/abstracts",
  library: "src/types",
};

/**
 * Reads the data file. A requirement that is an error alone has the rule of that error; a getter in capitals without
 * notes is an immutable; a unit without a source is where its kind does.
 */
export function readDescriptions(file: string): { units: UnitTexts; shared: SharedTexts } {
  const { rules, params, units } = parse(fs.readFileSync(file, "utf8")) as DataFile;
  const describeRequirement = (error: string): Requirement => {
    const rule = rules[error];
    if (rule === undefined) throw new Error(`${file}: write a rule of ${error} below "rules".`);
    return { rule, error };
  };
  const complete = Object.entries(units).map(([name, unit]): [string, UnitText] => {
    const functions = Object.entries(unit.functions ?? {}).map(
      ([canonical, { requires, ...text }]): [string, CallableText] => {
        const notes =
          text.notes ?? (/^[A-Z_]+\(\)$/.test(canonical) ? ["The value is immutable."] : undefined);
        const required = requires?.map((named) =>
          typeof named === "string" ? describeRequirement(named) : named,
        );
        return [canonical, { ...text, ...(required && { requires: required }), ...(notes && { notes }) }];
      },
    );
    const source = unit.source ?? `${FOLDERS[unit.kind]}/${name}.sol`;
    return [name, { ...unit, source, functions: Object.fromEntries(functions) }];
  });
  return { units: Object.fromEntries(complete), shared: params };
}

/** Returns a list of notes as the developer's text of a member. */
export function joinNotes(lines: string[] | undefined): { dev?: string } {
  return lines ? { dev: ["Notes:", ...lines.map((line) => `- ${line}`)].join("\n") } : {};
}

/** Returns who may call, what must hold, what is emitted and what else to know, in the form NatSpec has them. */
export function writeDevText(text: CallableText): string {
  const sections: string[] = [];
  if (text.access && text.access !== "anyone") sections.push(`Callable by: ${text.access}.`);
  if (text.emits) {
    const events = text.emits.map((event) => `{${event}}`);
    sections.push(
      `May emit ${events.length > 1 ? `${events.slice(0, -1).join(", ")} and ` : ""}${events.at(-1)}.`,
    );
  }
  const { dev } = joinNotes(text.notes);
  if (dev) sections.push(dev);
  if (text.requires) {
    sections.push(
      [
        "Requirements:",
        ...text.requires.map(
          ({ rule, error }) => `- ${rule}${error ? ` Otherwise, the call reverts with {${error}}.` : ""}`,
        ),
      ].join("\n"),
    );
  }
  if (text.fix) sections.push(`What to do: ${text.fix}`);
  return sections.join("\n\n");
}
