import { type Member, type MemberKind } from "./model";

type Named = Pick<Member, "kind" | "name" | "canonical">;

/** Who keeps the bare name when two kinds share it: the one that readers link to most. */
const RANK: MemberKind[] = [
  "function",
  "stateVariable",
  "struct",
  "enum",
  "valueType",
  "constant",
  "event",
  "error",
  "modifier",
  "constructor",
];

const getSuffix = (kind: MemberKind) =>
  kind === "stateVariable" ? "variable" : kind === "valueType" ? "type" : kind;

/**
 * Gives each member its heading id: the name in lower case, as the URLs of earlier releases have it. Among overloads the
 * first keeps the name and the others add their parameter types, so that no id depends on what is declared
 * elsewhere in the contract; where two kinds share a name, the lower-ranked one adds its kind.
 */
export function assignAnchors<T extends Named>(members: T[]): (T & { anchor: string })[] {
  const taken = new Set<string>();
  const anchors = new Map<T, string>();
  const ranked = [...members].sort((a, b) => RANK.indexOf(a.kind) - RANK.indexOf(b.kind));
  for (const member of ranked) {
    const name = member.name.toLowerCase();
    const candidates = [
      name,
      // The same kind under the same name is an overload.
      ...(ranked.some((other) => other !== member && other.kind === member.kind && other.name === member.name)
        ? []
        : [`${name}-${getSuffix(member.kind)}`]),
      composeSlug(member.canonical),
      `${composeSlug(member.canonical)}-${getSuffix(member.kind)}`,
    ];
    const anchor = candidates.find((candidate) => !taken.has(candidate));
    if (anchor === undefined) throw new Error(`No anchor is left for ${member.canonical}`);
    taken.add(anchor);
    anchors.set(member, anchor);
  }
  return members.map((member) => ({ ...member, anchor: anchors.get(member) ?? "" }));
}

/** Returns lower case letters, digits and underscores; everything else becomes single hyphens. */
function composeSlug(text: string): string {
  let result = "";
  for (const character of text.toLowerCase()) {
    const plain =
      (character >= "a" && character <= "z") || (character >= "0" && character <= "9") || character === "_";
    if (plain) result += character;
    else if (result !== "" && !result.endsWith("-")) result += "-";
  }
  return result.endsWith("-") ? result.slice(0, -1) : result;
}
