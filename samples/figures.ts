import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Figure } from "../src/site/figures";

/** Set it to write the files of figures again instead of comparing: `UPDATE_FIGURES=1 npx vitest run samples`. */
const UPDATE = process.env.UPDATE_FIGURES === "1";

/** Thrown when a run and its recorded figures differ. Pages show the recorded ones, so one of the two is wrong. */
export class FiguresDiffer extends Error {
  constructor(file: string, differences: readonly string[]) {
    super(
      `${file} differs from this run:\n  ${differences.join("\n  ")}\n` +
        "If the run is right, write the file afresh with UPDATE_FIGURES=1 and read the pages that show these figures.",
    );
    this.name = "FiguresDiffer";
  }
}

/** Collects the figures that one test file sees, to be compared with the ones that pages show. */
export class FigureRecord {
  private readonly seen: Record<string, Figure> = {};

  /**
   * @param file Path of the `*.figures.json` from the project's root.
   * @param prefix What every key begins with, for example `createLinear`.
   */
  constructor(
    private readonly file: string,
    private readonly prefix: string,
  ) {}

  /** Records an amount of a token, in base units, and hands it back. */
  amount(key: string, baseUnits: bigint, decimals = 18): bigint {
    this.add(key, { amount: String(baseUnits), decimals });
    return baseUnits;
  }

  /** Records a plain integer and hands it back. */
  integer(key: string, value: bigint): bigint {
    this.add(key, { integer: String(value) });
    return value;
  }

  /** Records a word and hands it back. */
  text(key: string, value: string): string {
    this.add(key, { text: value });
    return value;
  }

  /**
   * Compares with the file, or writes it when `UPDATE_FIGURES=1`. Call it when all tests of the file have run.
   *
   * @throws {FiguresDiffer} when a figure changed, is new, or was not seen any more.
   */
  check(update = UPDATE): void {
    const location = path.resolve(__dirname, "..", this.file);
    if (update) {
      const sorted = Object.fromEntries(Object.entries(this.seen).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(location, `${JSON.stringify(sorted, null, 2)}\n`);
      return;
    }
    const recorded = (existsSync(location) ? JSON.parse(readFileSync(location, "utf8")) : {}) as Record<
      string,
      Figure
    >;
    const keys = [...new Set([...Object.keys(recorded), ...Object.keys(this.seen)])].sort();
    const written = (figure: Figure | undefined) => (figure ? Object.values(figure)[0] : "nothing");
    const differences = keys
      .filter((key) => JSON.stringify(recorded[key]) !== JSON.stringify(this.seen[key]))
      .map((key) => `${key}: pages show ${written(recorded[key])}, the run gave ${written(this.seen[key])}`);
    if (differences.length > 0) throw new FiguresDiffer(this.file, differences);
  }

  /** Records a figure of any kind. */
  add(key: string, figure: Figure): void {
    const name = `${this.prefix}.${key}`;
    if (name in this.seen) throw new Error(`the figure "${name}" is recorded twice`);
    this.seen[name] = figure;
  }
}
