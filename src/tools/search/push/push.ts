import { algoliasearch } from "algoliasearch";
import { DEFAULT_INDEX } from "../../../../config/search";
import { type SearchRecord, TIMEOUTS } from "../model";

/** How the hosted index searches: the same order of importance as the embedded one. */
const SETTINGS = {
  searchableAttributes: [
    "unordered(hierarchy.lvl1)",
    "unordered(hierarchy.lvl2)",
    "unordered(hierarchy.lvl3)",
    "unordered(hierarchy.lvl4)",
    "unordered(hierarchy.lvl5)",
    "unordered(hierarchy.lvl6)",
    "unordered(questions)",
    "content",
  ],
  attributesForFaceting: ["type", "language", "docusaurus_tag"],
  attributesToHighlight: ["hierarchy", "content"],
  unretrievableAttributes: ["questions"],
  attributeForDistinct: "url",
  distinct: true,
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  camelCaseAttributes: ["hierarchy", "content"],
  ignorePlurals: true,
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  removeWordsIfNoResults: "allOptional",
} as const;

export interface PushOptions {
  records: readonly SearchRecord[];
  appId: string;
  adminKey: string;
  indexName: string;
  dryRun: boolean;
  /** Other hosts than the service's own. */
  hosts?: readonly { url: string; port?: number; protocol: "http" | "https" }[];
  log(line: string): void;
  /** Called with the number of records sent so far. */
  progress(sent: number, all: number): void;
}

/** Records in one request. */
const BATCH = 500;

/**
 * Replaces the hosted index by the records, all at once: they go to a temporary index, which
 * replaces it when it is complete. When anything fails, the index that answers readers is as it was.
 *
 * @throws Error whose message holds no key.
 */
export async function push(options: PushOptions): Promise<void> {
  const { records, appId, adminKey, indexName, dryRun, hosts, log, progress } = options;
  const bytes = Buffer.byteLength(JSON.stringify(records));
  log(`${records.length} records, ${(bytes / 1000).toFixed(0)} kB, for the index ${indexName}`);
  if (records.length === 0) throw new Error("There is no record to send: the index would be empty.");
  if (dryRun) {
    log("Dry run: nothing was sent.");
    return;
  }
  try {
    const client = algoliasearch(appId, adminKey, {
      timeouts: TIMEOUTS,
      ...(hosts ? { hosts: hosts.map((host) => ({ ...host, accept: "readWrite" as const })) } : {}),
    });
    const temporaryIndex = `${indexName}_next`;
    // What a push that failed has left.
    await client.waitForTask({
      indexName: temporaryIndex,
      ...(await client.clearObjects({ indexName: temporaryIndex })),
    });
    const settings = await client.setSettings({
      indexName: temporaryIndex,
      indexSettings: { ...SETTINGS } as object,
    });
    await client.waitForTask({ indexName: temporaryIndex, taskID: settings.taskID });
    for (let sent = 0; sent < records.length; sent += BATCH) {
      const batch = records.slice(sent, sent + BATCH);
      const { taskID } = await client.batch({
        indexName: temporaryIndex,
        batchWriteParams: {
          requests: batch.map((record) => ({ action: "addObject" as const, body: { ...record } })),
        },
      });
      await client.waitForTask({ indexName: temporaryIndex, taskID });
      progress(sent + batch.length, records.length);
    }
    const { taskID } = await client.operationIndex({
      indexName: temporaryIndex,
      operationIndexParams: { operation: "move", destination: indexName },
    });
    await client.waitForTask({ indexName, taskID });
    log(`${indexName} now holds the new records.`);
  } catch (error) {
    // The client's errors carry the requests with their headers: only the message leaves, and no key in it.
    throw new Error(withoutKey(`The push failed: ${(error as Error).message}`, adminKey));
  }
}

const withoutKey = (text: string, key: string) => text.replaceAll(key, "*****");

/**
 * Returns what the push needs from the environment.
 *
 * @throws Error that says which variable is missing.
 */
export function pushEnvironment(environment: NodeJS.ProcessEnv, dryRun: boolean) {
  const appId = environment.ALGOLIA_APP_ID ?? "";
  const adminKey = environment.ALGOLIA_ADMIN_KEY ?? "";
  if (!dryRun && !appId) throw new Error("ALGOLIA_APP_ID is missing: it says whose index is written.");
  if (!dryRun && !adminKey) throw new Error("ALGOLIA_ADMIN_KEY is missing: a key that may write the index.");
  return { appId, adminKey, indexName: environment.ALGOLIA_INDEX_NAME?.trim() || DEFAULT_INDEX };
}

const WIDTH = 30;

/** Returns how much is done, as a bar and in figures. */
function progressBar(done: number, all: number): string {
  const filled = Math.round((WIDTH * done) / all);
  return `${"█".repeat(filled)}${"░".repeat(WIDTH - filled)} ${done}/${all}`;
}

/** Prints a bar, over the one before in a terminal; elsewhere, as in a log, each bar is a line. */
export function printProgress(
  done: number,
  all: number,
  output: Pick<NodeJS.WriteStream, "isTTY" | "write"> = process.stdout,
): void {
  const bar = progressBar(done, all);
  output.write(output.isTTY ? `\r${bar}${done === all ? "\n" : ""}` : `${bar}\n`);
}
