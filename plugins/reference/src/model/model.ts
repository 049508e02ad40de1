/** The typed model between the sources of facts (syntax tree, ABI and data) and the pages. */

import { type NatSpec } from "./natspec";

export type ProductKey = "lockup" | "flow" | "airdrops" | "utils";

/** Something that a page or a heading describes: a unit, or one of its members. */
export interface Target {
  /** Key of the unit. */
  unit: string;
  /** Anchor of the member; absent for the unit itself. */
  anchor?: string;
}

export interface TypeText {
  /** The type as it is written, e.g. `Lockup.Status`. */
  text: string;
  /** What the type's name refers to, if it is more than a language type. */
  target?: Target;
}

export interface Parameter {
  /** Empty if the source gives no name. */
  name: string;
  type: TypeText;
  /** In events: whether the value is a topic. */
  indexed?: boolean;
  /** NatSpec text. */
  description?: string;
}

export type MemberKind =
  | "stateVariable"
  | "modifier"
  | "constructor"
  | "function"
  | "event"
  | "error"
  | "struct"
  | "enum"
  | "valueType"
  | "constant";

export type Visibility = "external" | "public" | "internal" | "private";

export interface Member {
  kind: MemberKind;
  name: string;
  /** Heading id on the unit's page: stable, see `anchors.ts`. */
  anchor: string;
  /** Name with parameter types, e.g. `withdraw(uint256,address,uint128)`. */
  canonical: string;
  /** Formatted Solidity. Absent where only a description exists (internals of contracts known by their ABI). */
  signature?: string;
  visibility?: Visibility;
  mutability?: string;
  /** 4 bytes for functions, getters and errors; topic 0 for events. With `0x`. */
  selector?: string;
  notice?: string | undefined;
  dev?: string | undefined;
  parameters: Parameter[];
  returns: Parameter[];
  /** Enums: values in order. */
  values?: { name: string; description?: string }[];
  /** Functions of the bases that this one implements or overrides, nearest first. */
  overrides: Target[];
  /** Line in the source, 1-based. */
  line?: number;
}

export type UnitKind =
  | "contract"
  | "abstract"
  | "interface"
  | "library"
  | "struct"
  | "enum"
  | "type"
  | "function"
  | "error"
  | "event"
  | "constant";

/** A member of a base contract that a unit offers as its own. */
export interface Inherited {
  member: Member;
  /** Unit that declares it. */
  from: string;
}

/** An error that a contract can raise. */
export interface RaisedError {
  member: Member;
  from: string;
  /** Name of the linked library that raises it; absent if the contract does. */
  via?: string;
}

/** What one page is about: a contract, or a definition at file level. */
export interface Unit {
  /** `<source path>:<name>`, unique. */
  key: string;
  name: string;
  kind: UnitKind;
  /** Import path of the source, e.g. `@sablier/lockup/src/SablierLockup.sol`. */
  source: string;
  line?: number;
  notice?: string;
  dev?: string;
  members: Member[];
  /** Direct bases, in the order written. */
  bases: string[];
  /** All bases, most derived first, without the unit itself. */
  linearized: string[];
  inherited: Inherited[];
  /** Events that the unit emits, wherever they are declared. */
  emits: Inherited[];
  raises: RaisedError[];
  /** Whether a contract of the packages uses the interface's id, `type(I).interfaceId`. */
  idUsed: boolean;
}

/** All units by key. */
export type Model = Map<string, Unit>;

/** A gap that must not reach a reader. */
export interface Problem {
  /** `path/File.sol:12` */
  where: string;
  /** `Contract.member(types)` */
  member: string;
  what: string;
  remedy: string;
}

/** Members that people call, listen to or catch: they must be described. */
export function isPublic(member: Member): boolean {
  if (member.kind === "function" || member.kind === "stateVariable") {
    return member.visibility === "external" || member.visibility === "public";
  }
  return member.kind !== "constructor" && member.kind !== "modifier" && member.kind !== "constant";
}

/** Checks whether a notice or a note for developers says anything. */
export function isDescribed(described: { notice?: string | undefined; dev?: string | undefined }): boolean {
  return Boolean(described.notice?.trim() || described.dev?.trim());
}

/** The tags that describe a member or unit, without those that the model keeps elsewhere. */
export function writeDescription(doc: NatSpec): { notice?: string; dev?: string } {
  return { ...(doc.notice && { notice: doc.notice }), ...(doc.dev && { dev: doc.dev }) };
}
