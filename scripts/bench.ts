/**
 * `npm run bench`: prints what a build costs and what pages weigh. It asserts nothing: clocks differ between machines.
 * `npm run bench -- --only weight` measures the pages of the present build alone, `--only build` the builds alone,
 * `--only presses` how long controls take to answer on a slow phone.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { measureBuild } from "./bench/build";
import { measurePresses } from "./bench/presses";
import { textTable } from "./bench/table";
import { weighSite } from "./bench/weight";

const { values } = parseArgs({ options: { only: { type: "string" } } });

const wants = (part: string) => values.only === undefined || values.only === part;

/** An ordinary page of the documentation. */
const PRESSED_PAGE = "/concepts/lockup/segments";

async function main(): Promise<void> {
  if (wants("build")) {
    const cold = await measureBuild("cold");
    const warm = await measureBuild("warm");
    console.log("\nBuild\n");
    console.log(
      textTable(
        ["", "seconds", "peak memory, MB"],
        [cold, warm].map(({ state, seconds, peak }) => [
          state,
          seconds.toFixed(1),
          String(Math.round(peak / 1e6)),
        ]),
      ),
    );
  }
  if (wants("weight")) {
    const kinds = await weighSite(path.resolve("build"));
    const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
    console.log("\nWhat a browser fetches before the reader does anything, brotli, in KB (1,000 bytes)\n");
    console.log(
      textTable(
        ["kind", "pages", "page", "HTML", "CSS", "JS", "fonts", "other", "total"],
        kinds.flatMap(({ kind, pages, median, worst }) =>
          [median, worst].map((weight, index) => [
            index === 0 ? kind : "",
            index === 0 ? String(pages) : "",
            `${index === 0 ? "median" : "worst"}: ${weight.route}`,
            ...[weight.html, weight.css, weight.js, weight.fonts, weight.other, weight.total].map(kilobytes),
          ]),
        ),
      ),
    );
  }
  if (wants("presses")) {
    const presses = await measurePresses(path.resolve("build"), PRESSED_PAGE);
    console.log(`\nFrom press to effect on ${PRESSED_PAGE}, slow 4G, CPU slowed down four times, in ms\n`);
    console.log(
      textTable(
        ["control", "pressed when the heading shows", "pressed 6 s after load"],
        presses.map(({ control, atHeading, later }) => [control, atHeading.toFixed(0), later.toFixed(0)]),
      ),
    );
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
