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
  attributesForFaceting: ["type"],
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
}

/**
 * Replaces the hosted index by the records, all at once: the client sends them to a temporary index, which replaces it when
 * it is complete. When anything fails, the records that answer readers are as they were.
 *
 * @throws Error whose message holds no key.
 */
export async function push(options: PushOptions): Promise<void> {
  const { records, appId, adminKey, indexName, dryRun, hosts, log } = options;
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
    // The temporary index gets a copy of them.
    const { taskID } = await client.setSettings({ indexName, indexSettings: { ...SETTINGS } as object });
    await client.waitForTask({ indexName, taskID });
    await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
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
