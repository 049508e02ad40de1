import { WEIGHTS } from "../../data/weights";

/** How well a section answers a word, by which terms, and whether they are in its names. */
export interface Finding {
  readonly score: number;
  readonly terms: readonly string[];
  readonly named: boolean;
  /** What part of what the words of a query say it holds, from 0 to 1. All of it where it is left out. */
  readonly share?: number;
}

/** What a word finds: sections by their numbers. */
export type Found = Map<number, Finding>;

/** A filter that refuses no section. */
export const everything = () => true;

/** What any word finds. */
export function joined(found: readonly Found[], filter: (id: number) => boolean = everything): Found {
  const all: Found = new Map();
  for (const one of found) {
    for (const [id, finding] of one) {
      const before = all.get(id);
      if (before) all.set(id, new Sum([before, finding]));
      else if (filter(id)) all.set(id, finding);
    }
  }
  return all;
}

/** What every word finds. */
export function common(found: readonly Found[], filter: (id: number) => boolean): Found {
  const [smallest, ...others] = [...found].sort((a, b) => a.size - b.size);
  const all: Found = new Map();
  for (const [id, finding] of smallest!) {
    const also = others.map((other) => other.get(id)).filter((other) => other !== undefined);
    if (also.length < others.length || !filter(id)) continue;
    also.push(finding);
    all.set(id, new Sum(also, { named: also.every(({ named }) => named) }));
  }
  return all;
}

/** What is found, each section with what other words find in it. */
export function weighed(found: Found, others: readonly Found[]): Found {
  return new Map(
    [...found.keys()].map((id) => {
      const findings = others.map((other) => other.get(id)).filter((finding) => finding !== undefined);
      return [id, new Sum(findings)] as const;
    }),
  );
}

/** A section that holds less than this share of what the words say answers something else, unless few hold as much. */
const LEAST_SHARE = 0.3;

/** Minimum number of sections that are kept, so that the first ten places are not left empty where words are rare or misspelt. */
const FEWEST = 40;

/** Returns how much a word says by the number of sections that contain it: the fewer, the more. */
export const tells = (holding: number, sections: number): number =>
  holding === 0 ? 0 : Math.log(1 + sections / (1 + holding));

/**
 * What holds some of the words, and counts by its share of what they say.
 *
 * @param sections how many there are
 * @param telling how much each word says
 */
export function mostOf(
  found: readonly Found[],
  sections: number,
  filter: (id: number) => boolean,
  telling: readonly number[] = found.map(({ size }) => tells(size, sections)),
): Found {
  const total = telling.reduce((sum, one) => sum + one, 0);
  const shares = new Float64Array(sections);
  found.forEach((one, word) => {
    const part = telling[word]! / total;
    for (const id of one.keys()) shares[id]! += part;
  });
  const least = Math.min(LEAST_SHARE, shareOf(FEWEST, shares));
  const all: Found = new Map();
  for (const one of found) {
    for (const id of one.keys()) {
      const share = shares[id]!;
      if (share < least || all.has(id) || !filter(id)) continue;
      const findings = found.map((other) => other.get(id)).filter((finding) => finding !== undefined);
      const factor = share ** WEIGHTS.share;
      all.set(id, new Sum(findings, { factor, share }));
    }
  }
  return all;
}

/** Returns the share that at least `count` sections reach; with fewer sections, the smallest share above zero. */
function shareOf(count: number, shares: Float64Array): number {
  let enough = 0;
  for (const share of shares) if (share >= LEAST_SHARE) enough++;
  if (enough >= count) return LEAST_SHARE;
  const held = shares.filter((share) => share > 0).sort();
  return held[Math.max(held.length - count, 0)] ?? 0;
}

/**
 * Findings of one section as one. The cached findings of a word stay unchanged. Of thousands of sections only those that
 * are shown are asked for their terms.
 */
class Sum implements Finding {
  readonly score: number;
  readonly named: boolean;
  readonly share?: number;
  readonly #findings: readonly Finding[];

  constructor(
    findings: readonly Finding[],
    { factor = 1, named, share }: { factor?: number } & Partial<Omit<Finding, "score" | "terms">> = {},
  ) {
    this.#findings = findings;
    this.score = factor * findings.reduce((sum, { score }) => sum + score, 0);
    this.named = named ?? findings.some((finding) => finding.named);
    if (share !== undefined) this.share = share;
  }

  get terms(): readonly string[] {
    return this.#findings.flatMap(({ terms }) => terms);
  }
}
