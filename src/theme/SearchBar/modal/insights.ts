import { type AutocompleteOptions } from "@algolia/autocomplete-core";
import { type SearchOptions } from "@site/src/client/search";
import { type Item } from "@site/src/lib/search/groups";

type Insights = Exclude<AutocompleteOptions<Item>["insights"], boolean | undefined>;
type InsightsClient = NonNullable<Insights["insightsClient"]>;

/** The release of search-insights in package.json: from 2.4 on it takes the credentials with each event. */
const VERSION = "2.17.3";

/**
 * Click analytics of the hosted service. Their client is loaded when the modal is; calls wait for it. Where it cannot
 * be loaded, the search works all the same, and nothing is counted.
 */
export function insights({ insights: isOn }: SearchOptions): Insights | undefined {
  if (!isOn) return undefined;
  const loading = import("search-insights").then(
    ({ default: client }) => client as (...call: unknown[]) => void,
    () => undefined,
  );
  const call = (...call: unknown[]) => void loading.then((client) => client?.(...call));
  return { insightsClient: Object.assign(call, { version: VERSION }) as InsightsClient };
}

/** What an event says of a hit besides its name, for the client that sends it. */
export const eventData = (
  { insights: isOn, indexName, appId, apiKey }: SearchOptions,
  queryID: string | undefined,
): Partial<Item> =>
  isOn
    ? {
        __autocomplete_indexName: indexName,
        __autocomplete_queryID: queryID,
        __autocomplete_algoliaCredentials: { appId, apiKey },
      }
    : {};
