import { readFileSync } from "node:fs";
import path from "node:path";

/** A test that shows what an answer says, on the contracts or with the SDK. */
export interface AnswerTest {
  /** Path in the repository. */
  readonly file: string;
  /** As the file names it; it is there once. */
  readonly name: string;
}

/**
 * Returns the line on which a test is named, from 1.
 *
 * @param root the project's folder
 * @throws Error when the file or the name is not there, or the name is there more than once.
 */
export function findTestLine({ file, name }: AnswerTest, root = process.cwd()): number {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n");
  const found = lines.flatMap((line, index) => (line.includes(`"${name}"`) ? [index + 1] : []));
  if (found.length !== 1) {
    throw new Error(`${file} names ${found.length} tests "${name}". Name one that is there.`);
  }
  return found[0]!;
}

/** Returns where readers see a test: the line of the file in the repository. */
export function composeTestAddress(test: AnswerTest, repository: string, root?: string): string {
  return `${repository}/blob/main/${test.file}#L${findTestLine(test, root)}`;
}
