/**
 * The Airdrops contracts: their package is not on npm, so the model is made out of two other sources, which are
 * checked against each other: the ABIs of the deployed contracts (package `sablier`) say what exists and how it is
 * called, `data/airdrops-natspec.yml` says what it means.
 */

import fs from "node:fs";

import { type AbiParameter, toEventSelector, toFunctionSelector } from "viem";
import { parse } from "yaml";

import { assignAnchors } from "./anchors";
import { type AbiEntry, identityOf } from "./completeness";
import {
  type Member,
  type Model,
  type Parameter,
  type Problem,
  type TypeText,
  type Unit,
  type UnitKind,
  type Visibility,
} from "./model";
import { AIRDROPS_CONTRACTS, packageOf } from "./releases";
import { callable, enumeration, parameterText, struct } from "./signature";

const PACKAGE = "@sablier/airdrops";

interface CallableText {
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

/** One entry under `units` of the data file. */
interface UnitText {
  kind: UnitKind;
  /** Path within the package. */
  source: string;
  inherits?: string[];
  description: string;
  constructor?: { params: Record<string, string>; notes?: string[] };
  functions?: Record<string, CallableText>;
  events?: Record<string, CallableText>;
  errors?: Record<string, CallableText>;
  structs?: Record<
    string,
    { description: string; fields: Record<string, { type: string; description: string }> }
  >;
  values?: { name: string; description: string }[];
  constants?: Record<string, { type: string; value: string; description: string }>;
  internals?: Record<
    string,
    { kind: "stateVariable" | "modifier" | "function"; visibility: Visibility; description: string }
  >;
}

interface Item extends AbiEntry {
  name?: string;
  inputs?: readonly (AbiParameter & { indexed?: boolean })[];
  outputs?: readonly AbiParameter[];
  stateMutability?: string;
}

type Draft = Omit<Member, "anchor">;

/**
 * Adds the Airdrops units to a model that holds the Solidity ones.
 * @param file the data file
 * @param abiOf ABI of a deployed contract
 * @returns what the two sources disagree on
 */
export function addAirdrops(
  model: Model,
  file: string,
  abiOf: (contract: string) => readonly AbiEntry[],
): Problem[] {
  const { units } = parse(fs.readFileSync(file, "utf8")) as { units: Record<string, UnitText> };
  return new Airdrops(model, units, abiOf).add();
}

class Airdrops {
  private readonly problems: Problem[] = [];
  /** ABI entries of all contracts by selector or topic. */
  private readonly entries = new Map<string, Item>();
  /** Structs that the ABIs know: fields in their true order, by `Library.Struct`. */
  private readonly structs = new Map<string, readonly AbiParameter[]>();

  constructor(
    private readonly model: Model,
    private readonly units: Record<string, UnitText>,
    private readonly abiOf: (contract: string) => readonly AbiEntry[],
  ) {
    for (const name of AIRDROPS_CONTRACTS) {
      for (const entry of abiOf(name) as readonly Item[]) {
        if (entry.name !== undefined) this.entries.set(identityOf(entry), entry);
        this.collectStructs([...(entry.inputs ?? []), ...(entry.outputs ?? [])]);
      }
    }
  }

  add(): Problem[] {
    for (const [name, text] of Object.entries(this.units))
      this.model.set(keyOf(name, text), this.draft(name, text));
    // Types and bases may name any unit, so they are looked up once all units are there.
    for (const [name, text] of Object.entries(this.units)) {
      const unit = this.unit(name);
      unit.bases = (text.inherits ?? []).flatMap((base) => this.find(base)?.key ?? this.unknown(name, base));
      unit.members = assignAnchors(this.members(name, text));
    }
    for (const name of Object.keys(this.units)) this.unit(name).linearized = this.linearize(this.unit(name));
    for (const [name, text] of Object.entries(this.units)) {
      const unit = this.unit(name);
      this.addOverrides(unit);
      if (text.kind === "contract") this.addErrors(unit);
    }
    return this.problems;
  }

  private draft(name: string, text: UnitText): Unit {
    return {
      key: keyOf(name, text),
      name,
      kind: text.kind,
      source: `${PACKAGE}/${text.source}`,
      notice: text.description,
      members: [],
      bases: [],
      linearized: [],
      inherited: [],
      emits: [],
      raises: [],
    };
  }

  private unit(name: string): Unit {
    const text = this.units[name];
    const unit = text && this.model.get(keyOf(name, text));
    if (!unit) throw new Error(`No Airdrops unit ${name}`);
    return unit;
  }

  /** A unit by name: of Airdrops, else of the shared contracts, else of the others. */
  private find(name: string): Unit | undefined {
    const rank = ({ source }: Unit) =>
      [PACKAGE, "@sablier/evm-utils"].indexOf(packageOf(source)) === -1
        ? 2
        : [PACKAGE, "@sablier/evm-utils"].indexOf(packageOf(source));
    return [...this.model.values()].filter((unit) => unit.name === name).sort((a, b) => rank(a) - rank(b))[0];
  }

  private unknown(name: string, base: string): [] {
    this.report(name, base, "inherits from a contract that no source declares", "correct the name");
    return [];
  }

  private report(unit: string, member: string, what: string, remedy: string): void {
    this.problems.push({
      where: `${PACKAGE}/${this.units[unit]?.source ?? ""}`,
      member: `${unit}.${member}`,
      what,
      remedy: `${remedy} in data/airdrops-natspec.yml`,
    });
  }

  private members(name: string, text: UnitText): Draft[] {
    const constructorEntry =
      text.kind === "contract"
        ? (this.abiOf(name) as readonly Item[]).find(({ type }) => type === "constructor")
        : undefined;
    return [
      ...Object.entries(text.constants ?? {}).map(([constant, { type, value, description }]) => ({
        ...blank("stateVariable", constant, constant),
        signature: `${type} internal constant ${constant} = ${value};`,
        visibility: "internal" as const,
        mutability: "constant",
        notice: description,
      })),
      ...Object.entries(text.internals ?? {}).map(([canonical, { kind, visibility, description }]) => ({
        ...blank(kind, canonical.split("(")[0] ?? canonical, canonical),
        visibility,
        notice: description,
      })),
      ...this.constructors(name, text, constructorEntry),
      ...(text.kind === "contract"
        ? this.implemented(name)
        : Object.entries(text.functions ?? {}).flatMap(([canonical, fn]) =>
            this.callable(name, "function", canonical, fn),
          )),
      ...Object.entries(text.events ?? {}).flatMap(([canonical, event]) =>
        this.callable(name, "event", canonical, event),
      ),
      ...Object.entries(text.errors ?? {}).flatMap(([canonical, error]) =>
        this.callable(name, "error", canonical, error),
      ),
      ...Object.entries(text.structs ?? {}).map(([structName, { description, fields }]) =>
        this.struct(name, structName, description, fields),
      ),
      ...(text.values
        ? [
            {
              ...blank("enum", name, name),
              signature: enumeration(
                name,
                text.values.map((value) => value.name),
              ),
              notice: text.description,
              values: text.values,
            },
          ]
        : []),
    ];
  }

  private constructors(name: string, text: UnitText, entry: Item | undefined): Draft[] {
    const described = Object.hasOwn(text, "constructor") ? text.constructor : undefined;
    if (!described) return [];
    const inputs = entry?.inputs ?? [];
    if (entry) {
      const parameters = this.parameters(inputs, described.params, name, "constructor");
      return [
        {
          ...blank(
            "constructor",
            "constructor",
            `constructor(${parameters.map(({ type }) => type.text).join(",")})`,
          ),
          signature: callable(
            "constructor",
            inputs.map((input, index) =>
              parameterText({
                type: parameters[index]?.type.text ?? input.type,
                ...(isReference(input.type) && { location: "memory" }),
                name: input.name ?? "",
              }),
            ),
            [],
          ),
          ...notes(described.notes),
          parameters,
        },
      ];
    }
    // Abstract contracts are in no ABI: the parameter's struct is named in its description.
    return [
      {
        ...blank("constructor", "constructor", `constructor(${Object.keys(described.params).join(",")})`),
        notice: Object.entries(described.params)
          .map(([parameter, description]) => `Takes \`${parameter}\`. ${description}`)
          .join(" "),
        ...notes(described.notes),
      },
    ];
  }

  /** What a contract implements itself: the functions of the interface that bears its name. */
  private implemented(name: string): Draft[] {
    const own = this.units[`I${name}`];
    return Object.entries(own?.functions ?? {}).flatMap(([canonical, fn]) =>
      this.callable(name, "function", canonical, fn),
    );
  }

  private callable(
    unit: string,
    kind: "function" | "event" | "error",
    canonical: string,
    text: CallableText,
  ): Draft[] {
    const name = canonical.slice(0, canonical.indexOf("("));
    const selector =
      kind === "event" ? toEventSelector(`event ${canonical}`) : toFunctionSelector(`function ${canonical}`);
    const entry = this.entryOf(unit, selector);
    if (!entry || entry.type !== kind) {
      this.report(
        unit,
        canonical,
        `is described and in no ABI (${kind})`,
        "remove it, or correct its signature",
      );
      return [];
    }
    const inputs = entry.inputs ?? [];
    const outputs = entry.outputs ?? [];
    const parameters = this.parameters(inputs, text.params, unit, canonical, kind === "event");
    const returns = outputs.map((output, index) => ({
      name: output.name ?? "",
      type: this.typeOf(output),
      ...(text.returns?.[index] && { description: text.returns[index] }),
    }));
    const write = (parameter: AbiParameter & { indexed?: boolean }, location: string) =>
      parameterText({
        type: this.typeOf(parameter).text,
        ...(location !== "" && isReference(parameter.type) && { location }),
        ...(parameter.indexed && { indexed: true }),
        name: parameter.name ?? "",
      });
    const dev = devText(text);
    return [
      {
        ...blank(kind, name, `${name}(${inputs.map((input) => this.typeOf(input).text).join(",")})`),
        signature: callable(
          `${kind} ${name}`,
          // An ABI does not tell `memory` from `calldata`; for who calls from outside, they are the same.
          inputs.map((input) => write(input, kind === "function" ? "calldata" : "")),
          kind === "function"
            ? [
                "external",
                entry.stateMutability === "nonpayable" ? "" : (entry.stateMutability ?? ""),
                outputs.length > 0
                  ? `returns (${outputs.map((output) => write(output, "memory")).join(", ")})`
                  : "",
              ]
            : [],
        ),
        ...(kind === "function" && {
          visibility: "external" as const,
          ...(entry.stateMutability && { mutability: entry.stateMutability }),
        }),
        selector,
        notice: text.description,
        ...(dev && { dev }),
        parameters,
        returns,
      },
    ];
  }

  /** Contracts may name a parameter differently, so a contract's own ABI comes first, also for its interface. */
  private entryOf(unit: string, selector: string): Item | undefined {
    const contract = this.units[unit]?.kind === "interface" ? unit.slice(1) : unit;
    const own = AIRDROPS_CONTRACTS.includes(contract) ? (this.abiOf(contract) as readonly Item[]) : [];
    return own.find((entry) => identityOf(entry) === selector) ?? this.entries.get(selector);
  }

  private parameters(
    inputs: readonly (AbiParameter & { indexed?: boolean })[],
    texts: Record<string, string> | undefined,
    unit: string,
    canonical: string,
    event = false,
  ): Parameter[] {
    for (const name of Object.keys(texts ?? {})) {
      if (!inputs.some((input) => input.name === name)) {
        this.report(unit, canonical, `describes "${name}", which the ABI does not have`, "correct the name");
      }
    }
    return inputs.map((input) => ({
      name: input.name ?? "",
      type: this.typeOf(input),
      ...(event && { indexed: input.indexed === true }),
      ...(texts?.[input.name ?? ""] && { description: texts[input.name ?? ""] }),
    }));
  }

  private struct(
    unit: string,
    name: string,
    description: string,
    fields: Record<string, { type: string; description: string }>,
  ): Draft {
    const known = this.structs.get(`${unit}.${name}`);
    for (const field of known ?? []) {
      if (!fields[field.name ?? ""]) {
        this.report(unit, name, `has a field "${field.name ?? ""}" without a description`, "describe it");
      }
    }
    const parameters = known
      ? known.map((field) => ({
          name: field.name ?? "",
          type: this.typeOf(field),
          description: fields[field.name ?? ""]?.description ?? "",
        }))
      : Object.entries(fields).map(([field, text]) => ({
          name: field,
          type: this.named(text.type, unit),
          description: text.description,
        }));
    return {
      ...blank("struct", name, name),
      signature: struct(
        name,
        parameters.map((field) => `${field.type.text} ${field.name}`),
      ),
      notice: description,
      parameters,
    };
  }

  private collectStructs(parameters: readonly AbiParameter[]): void {
    for (const parameter of parameters) {
      if (!("components" in parameter)) continue;
      const { name } = splitArray(sourceType(parameter));
      this.structs.set(name, parameter.components);
      this.collectStructs(parameter.components);
    }
  }

  private typeOf(parameter: AbiParameter): TypeText {
    return this.named(sourceType(parameter));
  }

  private named(text: string, scope?: string): TypeText {
    const { name } = splitArray(text);
    const [first = "", second] = name.split(".");
    if (second !== undefined) {
      const unit = this.find(first);
      return unit ? { text, target: { unit: unit.key, anchor: second.toLowerCase() } } : { text };
    }
    // A struct named without its library belongs to the library that names it.
    if (scope !== undefined && this.units[scope]?.structs?.[first]) {
      return { text, target: { unit: this.unit(scope).key, anchor: first.toLowerCase() } };
    }
    const unit = this.find(first);
    return unit ? { text, target: { unit: unit.key } } : { text };
  }

  private addOverrides(unit: Unit): void {
    for (const member of unit.members) {
      if (member.kind !== "function" || !member.selector) continue;
      member.overrides = unit.linearized.flatMap((key) => {
        const base = this.model.get(key)?.members.find(({ selector }) => selector === member.selector);
        return base ? [{ unit: key, anchor: base.anchor }] : [];
      });
    }
  }

  /** Bases, most derived first. */
  private linearize(unit: Unit, seen: string[] = []): string[] {
    for (const key of [...unit.bases].reverse()) {
      if (seen.includes(key)) continue;
      const base = this.model.get(key);
      if (!base) continue;
      seen.push(key);
      // The shared contracts have been linearized by the compiler.
      if (packageOf(base.source) === PACKAGE) this.linearize(base, seen);
      else seen.push(...base.linearized.filter((other) => !seen.includes(other)));
    }
    return seen;
  }

  private addErrors(unit: Unit): void {
    const errors = (this.abiOf(unit.name) as readonly Item[]).filter(({ type }) => type === "error");
    for (const entry of errors) {
      const selector = identityOf(entry);
      const found = [...this.model.values()]
        .flatMap((other) => other.members.map((member) => ({ member, from: other.key })))
        .filter(({ member }) => member.kind === "error" && member.selector === selector);
      const near = found.find(({ from }) => from.startsWith(PACKAGE)) ?? found[0];
      if (near) unit.raises.push(near);
      else this.report(unit.name, entry.name ?? "", "is raised and declared nowhere", "describe it");
    }
    unit.raises.sort((a, b) => (a.member.name < b.member.name ? -1 : 1));
  }
}

function keyOf(name: string, text: UnitText): string {
  return `${PACKAGE}/${text.source}:${name}`;
}

function blank(kind: Member["kind"], name: string, canonical: string): Draft {
  return { kind, name, canonical, parameters: [], returns: [], overrides: [] };
}

function notes(lines: string[] | undefined): { dev?: string } {
  return lines ? { dev: ["Notes:", ...lines.map((line) => `- ${line}`)].join("\n") } : {};
}

/** Who may call, what must hold, what is emitted and what else to know, in the form NatSpec has them. */
function devText(text: CallableText): string {
  const sections: string[] = [];
  if (text.access && text.access !== "anyone") sections.push(`Callable by: ${text.access}.`);
  if (text.emits) {
    const events = text.emits.map((event) => `{${event}}`);
    sections.push(
      `May emit ${events.length > 1 ? `${events.slice(0, -1).join(", ")} and ` : ""}${events.at(-1)}.`,
    );
  }
  if (text.notes) sections.push(["Notes:", ...text.notes.map((note) => `- ${note}`)].join("\n"));
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

function isReference(type: string): boolean {
  return type.endsWith("]") || type === "string" || type === "bytes" || type.startsWith("tuple");
}

/** The type as Solidity has it: ABIs keep it beside the canonical one. */
function sourceType(parameter: AbiParameter): string {
  const text = parameter.internalType ?? parameter.type;
  for (const word of ["contract ", "struct ", "enum "])
    if (text.startsWith(word)) return text.slice(word.length);
  return text;
}

function splitArray(type: string): { name: string; suffix: string } {
  const bracket = type.indexOf("[");
  return bracket === -1
    ? { name: type, suffix: "" }
    : { name: type.slice(0, bracket), suffix: type.slice(bracket) };
}
