/**
 * `npm run bench:scale`: builds the site with generated documents up to 300 and up to 3,000 in all, and prints what each
 * costs and the ratio: what every page carries must not grow with the number of pages, nor the time a page takes.
 * `-- --documents 300,1000` takes other numbers.
 */
import { parseArgs } from "node:util";
import { measureScale, ratios } from "./scale/scale";
import { textTable } from "./table";

const { values } = parseArgs({ options: { documents: { type: "string", default: "300,3000" } } });

async function main(): Promise<void> {
  const [small = 0, large = 0] = values.documents.split(",").map(Number);
  if (!(small > 0 && large > small)) throw new Error("--documents takes two numbers, the smaller one first.");
  const [smaller, larger] = [await measureScale(small), await measureScale(large)];
  const quotients = ratios(smaller, larger);
  const figure = (value = Number.NaN) => (value < 10 ? value.toFixed(3) : value.toFixed(0));
  console.log(
    textTable(
      ["", `${small} documents`, `${large} documents`, "ratio"],
      Object.entries(smaller).map(([name, value]) => [
        name,
        figure(value),
        figure(larger[name]),
        (quotients[name] ?? Number.NaN).toFixed(2),
      ]),
    ),
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
