/**
 * Returns the releases in words, those that follow one another as a span: `v1.0, v2.0 to v4.0`.
 *
 * @param releases some releases, oldest first
 * @param all every release, oldest first
 */
export function formatReleaseRanges(releases: readonly string[], all: readonly string[]): string {
  const spans: string[][] = [];
  for (const release of releases) {
    const span = spans.at(-1);
    if (span && all.indexOf(span.at(-1)!) + 1 === all.indexOf(release)) span.push(release);
    else spans.push([release]);
  }
  return spans
    .map((span) => (span.length > 2 ? `${span[0]} to ${span.at(-1)}` : span.join(" and ")))
    .join(", ");
}
