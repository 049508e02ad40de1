import { type DocSearchProps } from "@docsearch/react";
import { dependencies } from "../../../../../../package.json";

type Insights = NonNullable<DocSearchProps["insights"]>;
type InsightsClient = Extract<Insights, { insightsClient: unknown }>["insightsClient"];

/** Release of search-insights, which keeps its own package.json to itself. From 2.4 on it takes the credentials with each event. */
const VERSION = dependencies["search-insights"];

/**
 * Click analytics of the hosted service, with a client that is part of this site: DocSearch would fetch one from another
 * origin. It is loaded when the modal is; calls wait for it. Where it cannot be loaded, the search works all the same, and nothing is counted.
 */
export function readInsights(option: Insights | undefined): Insights {
  if (option !== true) return option ?? false;
  const loading = import("search-insights").then(
    ({ default: client }) => client as (...call: unknown[]) => void,
    () => undefined,
  );
  const call = (...call: unknown[]) => void loading.then((client) => client?.(...call));
  return { insightsClient: Object.assign(call, { version: VERSION }) as InsightsClient };
}
