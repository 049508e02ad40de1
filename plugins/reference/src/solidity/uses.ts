import { type ContractDefinition, isContract, walk } from "./ast";
import { type Member, type Model } from "../model/model";
import { type Definitions, type DraftUnit } from "./definitions";

/** Adds the events and errors that the compiler puts in the contract's ABI, and those of the libraries it is linked with. */
export function addUsed(unit: DraftUnit, definitions: Definitions, model: Model): void {
  if (!isContract(unit.node)) return;
  const built = model.get(unit.key);
  if (!built) return;
  const { raises } = built;
  for (const id of unit.node.usedEvents ?? []) {
    const event = definitions.members.get(id);
    const from = event?.unit.key ?? "";
    const member = model.get(from)?.members.find(({ anchor }) => anchor === event?.draft.anchor);
    if (member) built.emits.push({ member, from });
  }
  const add = (ids: number[], via?: string) => {
    for (const id of ids) {
      const error = definitions.members.get(id);
      if (!error) continue;
      const from = error.unit.key;
      const member = model.get(from)?.members.find(({ anchor }) => anchor === error.draft.anchor);
      if (!member || raises.some((raised) => raised.from === from && raised.member === member)) continue;
      raises.push({ member, from, ...(via && { via }) });
    }
  };
  add(unit.node.usedErrors ?? []);
  for (const library of listLinkedLibraries(unit.node, definitions))
    add(library.usedErrors ?? [], library.name);
  raises.sort((a, b) => (a.member.name < b.member.name ? -1 : 1));
}

/** Returns the libraries of which the contract calls a public or external function, and the libraries of these. */
function listLinkedLibraries(
  contract: ContractDefinition,
  definitions: Definitions,
  seen = new Set<number>(),
): ContractDefinition[] {
  for (const id of contract.linearizedBaseContracts) {
    walk(definitions.contracts.get(id)?.node.nodes, (node) => {
      const called = definitions.members.get(Number(node.referencedDeclaration));
      if (!called || called.draft.node.nodeType !== "FunctionDefinition" || !isContract(called.unit.node))
        return;
      const { node: owner } = called.unit;
      if (owner.contractKind !== "library" || seen.has(owner.id) || owner.id === contract.id) return;
      if (called.draft.node.visibility !== "external" && called.draft.node.visibility !== "public") return;
      seen.add(owner.id);
      listLinkedLibraries(owner, definitions, seen);
    });
  }
  return [...seen].flatMap((id) => definitions.contracts.get(id)?.node ?? []);
}

/** Marks the interfaces of which some contract asks for or reports `type(I).interfaceId`. */
export function addIdsUsed(definitions: Definitions, model: Model): void {
  for (const { node } of definitions.contracts.values()) {
    walk(node.nodes, (access) => {
      if (access.nodeType !== "MemberAccess" || access.memberName !== "interfaceId") return;
      walk(access.expression, ({ referencedDeclaration }) => {
        for (const key of definitions.findUnitKey(Number(referencedDeclaration))) {
          const unit = model.get(key);
          if (unit) unit.idUsed = true;
        }
      });
    });
  }
}

/**
 * Fills in what each unit offers through its bases: public functions and getters that it does not override itself,
 * events, structs, enums and value types.
 */
export function addInherited(model: Model): void {
  for (const unit of model.values()) {
    const identity = (member: Member) => member.selector ?? `${member.kind} ${member.canonical}`;
    const seen = new Set(unit.members.map(identity));
    const inherited = unit.linearized.flatMap((from) =>
      (model.get(from)?.members ?? [])
        .filter((member) => {
          const offered =
            member.kind === "function" || member.kind === "stateVariable"
              ? member.visibility === "external" || member.visibility === "public"
              : member.kind === "event" || member.kind === "struct" || member.kind === "enum";
          return offered && !seen.has(identity(member)) && Boolean(seen.add(identity(member)));
        })
        .map((member) => ({ member, from })),
    );
    // Libraries and proxies emit events that no base declares.
    const emitted = unit.emits.filter(({ member }) => !seen.has(identity(member)));
    unit.inherited = [...inherited, ...emitted];
  }
}
