/** How well a section answers a word, by which terms, and whether they stand in its names. */
export interface Finding {
  score: number;
  terms: string[];
  named: boolean;
}

/** What a word finds: sections by their numbers. */
export type Found = Map<number, Finding>;

const everything = () => true;

/** What any word finds. */
export function joined(found: readonly Found[], filter: (id: number) => boolean = everything): Found {
  const all: Found = new Map();
  for (const one of found) {
    for (const [id, finding] of one) {
      const before = all.get(id);
      if (before) all.set(id, sumOf([before, finding]));
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
    const sum = sumOf([finding, ...also]);
    all.set(id, { ...sum, named: [finding, ...also].every(({ named }) => named) });
  }
  return all;
}

/** Findings of one section as one. What is remembered of a word is left as it is. */
const sumOf = (findings: readonly Finding[]): Finding => ({
  score: findings.reduce((sum, { score }) => sum + score, 0),
  terms: findings.flatMap(({ terms }) => terms),
  named: findings.some(({ named }) => named),
});
