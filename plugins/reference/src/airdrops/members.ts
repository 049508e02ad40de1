import { toEventSelector, toFunctionSelector } from "viem";

import { type Member, type Parameter } from "../model/model";
import { joinCallable, writeEnumeration, writeParameter, writeStruct } from "../model/signature";
import { type Abis, type Input, isReference, type Item } from "./abis";
import {
  type CallableText,
  writeDevText,
  type FieldTexts,
  joinNotes,
  type SharedTexts,
  type UnitText,
  type UnitTexts,
} from "./descriptions";
import { type Names } from "./names";

/** A member that has no heading id yet. */
export type Draft = Omit<Member, "anchor">;

/** Notes what the two sources disagree on: the unit and its member, what is wrong, and what to do in the data file. */
export type Report = (unit: string, member: string, what: string, remedy: string) => void;

/** Makes the members of units: their form as the ABIs have it, with the texts of the data file. */
export class Members {
  constructor(
    private readonly units: UnitTexts,
    private readonly shared: SharedTexts,
    private readonly abis: Abis,
    private readonly names: Names,
    private readonly report: Report,
  ) {}

  /** Returns all members of a unit, in the order of its page. */
  of(name: string, text: UnitText): Draft[] {
    const constructorEntry =
      text.kind === "contract" ? this.abis.of(name).find(({ type }) => type === "constructor") : undefined;
    return [
      ...Object.entries(text.constants ?? {}).map(([constant, { type, value, description }]) => ({
        ...createDraft("stateVariable", constant, constant),
        signature: `${type} internal constant ${constant} = ${value};`,
        visibility: "internal" as const,
        mutability: "constant",
        notice: description,
      })),
      ...Object.entries(text.internals ?? {}).map(([canonical, { kind, visibility, description }]) => ({
        ...createDraft(kind, canonical.split("(")[0] ?? canonical, canonical),
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
              ...createDraft("enum", name, name),
              signature: writeEnumeration(
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
      const parameters = this.parameters(inputs, described.params, name, "constructor", "constructor");
      return [
        {
          ...createDraft(
            "constructor",
            "constructor",
            `constructor(${parameters.map(({ type }) => type.text).join(",")})`,
          ),
          signature: joinCallable(
            "constructor",
            inputs.map((input, index) =>
              writeParameter({
                type: parameters[index]?.type.text ?? input.type,
                ...(isReference(input.type) && { location: "memory" }),
                name: input.name ?? "",
              }),
            ),
            [],
          ),
          ...joinNotes(described.notes),
          parameters,
        },
      ];
    }
    // Abstract contracts are in no ABI: the parameter's struct is named in its description.
    return [
      {
        ...createDraft(
          "constructor",
          "constructor",
          `constructor(${Object.keys(described.params).join(",")})`,
        ),
        notice: Object.entries(described.params)
          .map(([parameter, description]) => `Takes \`${parameter}\`. ${description}`)
          .join(" "),
        ...joinNotes(described.notes),
      },
    ];
  }

  /** Returns what a contract implements itself: the functions of the interface that bears its name. */
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
    // An interface is described by the contract that implements it.
    const contract = this.units[unit]?.kind === "interface" ? unit.slice(1) : unit;
    const entry = this.abis.entry(contract, selector);
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
    const parameters = this.parameters(inputs, text.params, unit, canonical, kind);
    const returns = outputs.map((output, index) => ({
      name: output.name ?? "",
      type: this.names.readType(output),
      ...(text.returns?.[index] && { description: text.returns[index] }),
    }));
    const write = (parameter: Input, location: string) =>
      writeParameter({
        type: this.names.readType(parameter).text,
        ...(location !== "" && isReference(parameter.type) && { location }),
        ...(parameter.indexed && { indexed: true }),
        name: parameter.name ?? "",
      });
    const dev = writeDevText(text);
    return [
      {
        ...createDraft(
          kind,
          name,
          `${name}(${inputs.map((input) => this.names.readType(input).text).join(",")})`,
        ),
        signature: joinCallable(
          `${kind} ${name}`,
          // An ABI does not distinguish `memory` from `calldata`; for who calls from outside, they are the same.
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

  private parameters(
    inputs: readonly Input[],
    texts: Record<string, string> | undefined,
    unit: string,
    canonical: string,
    kind: "constructor" | "function" | "event" | "error",
  ): Parameter[] {
    const shared = kind === "function" || kind === "event" ? this.shared[kind] : {};
    for (const name of Object.keys(texts ?? {})) {
      if (!inputs.some((input) => input.name === name)) {
        this.report(unit, canonical, `describes "${name}", which the ABI does not have`, "correct the name");
      }
    }
    return inputs.map(({ name = "", ...input }) => {
      const description = texts?.[name] ?? shared[name];
      return {
        name,
        type: this.names.readType(input),
        ...(kind === "event" && { indexed: input.indexed === true }),
        ...(description && { description }),
      };
    });
  }

  private struct(unit: string, name: string, description: string, fields: FieldTexts = {}): Draft {
    const parameters =
      this.abis.listFields(unit, name)?.map((field) => {
        const text = fields[field.name ?? ""] ?? this.shared.field[field.name ?? ""];
        if (text === undefined) {
          this.report(unit, name, `has a field "${field.name ?? ""}" without a description`, "describe it");
        }
        return { name: field.name ?? "", type: this.names.readType(field), description: getMeaning(text) };
      }) ??
      Object.entries(fields).map(([field, text]) => ({
        name: field,
        type: this.names.type(typeof text === "string" ? "" : text.type, unit),
        description: getMeaning(text),
      }));
    return {
      ...createDraft("struct", name, name),
      signature: writeStruct(
        name,
        parameters.map((field) => `${field.type.text} ${field.name}`),
      ),
      notice: description,
      parameters,
    };
  }
}

const getMeaning = (text: FieldTexts[string] | undefined) =>
  typeof text === "object" ? text.description : (text ?? "");

function createDraft(kind: Member["kind"], name: string, canonical: string): Draft {
  return { kind, name, canonical, parameters: [], returns: [], overrides: [] };
}
