/**
 * `npm run search:push`: sends the records of `build/` to the hosted index. Options: `--dry-run`, `--dir build`.
 * Environment: ALGOLIA_APP_ID, ALGOLIA_ADMIN_KEY, ALGOLIA_INDEX_NAME.
 */
import { parseArgs } from "node:util";
import { site } from "../../../../config/site";
import { extractSite, pack, readQuestions, removeRepeats, addQuestions } from "../build";
import { listRecords } from "../model";
import { push, pushEnvironment } from "./push";

const { values } = parseArgs({
  options: {
    "dry-run": { type: "boolean", default: false },
    dir: { type: "string", default: "build" },
  },
});

async function main(): Promise<void> {
  const dryRun = values["dry-run"];
  const environment = pushEnvironment(process.env, dryRun);
  const pages = addQuestions(await extractSite(values.dir, site.url), readQuestions());
  const telling = removeRepeats(pages);
  const records = listRecords(
    pack(telling, site.url),
    telling.flatMap(({ sections, questions = [] }) => sections.map((_, section) => questions[section] ?? "")),
  );
  await push({ ...environment, records, dryRun, log: (line) => console.log(line) });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
