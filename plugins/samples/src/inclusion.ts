import { listRegions } from "./regions";

/** Where a page shows a sample. */
export type Inclusion = {
  page: string;
  line: number;
  file: string;
  region: string | undefined;
  /** Whether it is a `<SampleFile>` with the code in it. */
  isCompleteFile: boolean;
};

/** Returns the value of `name="…"` in a fence's meta text or a tag. */
export function getAttribute(text: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1];
}

/** Returns every sample that a page's source includes: empty fences with `file="…"` and `<SampleFile file="…" />`. */
export function findInclusions(page: string, text: string): Inclusion[] {
  return text.split("\n").flatMap((line, index) => {
    // eslint-disable-next-line regexp/no-super-linear-backtracking -- it meets the site's own files only
    const [, mark, info] = /^\s*(```+\w+|<SampleFile)\s+(.*\bfile="samples\/.*)$/.exec(line) ?? [];
    const file = info && getAttribute(info, "file");
    if (info === undefined || !file) return [];
    const isCompleteFile = mark === "<SampleFile" && !/\sshort\b/.test(info);
    return [{ page, line: index + 1, file, region: getAttribute(info, "region"), isCompleteFile }];
  });
}

/**
 * Returns the regions that no page shows. A region exists to be shown, so each of these is a page that was never written or a
 * marker that was forgotten.
 *
 * @param samples Text of each sample file by its path.
 */
export function listUnshownRegions(
  samples: Readonly<Record<string, string>>,
  inclusions: readonly Inclusion[],
): string[] {
  const shown = new Set(inclusions.map(({ file, region }) => `${file}#${region ?? ""}`));
  return Object.entries(samples).flatMap(([file, text]) =>
    listRegions(text)
      .map((region) => `${file}#${region}`)
      .filter((key) => !shown.has(key)),
  );
}
