export { structuredData } from "./src/step";
export type { SiteIdentity } from "./src/graph";
