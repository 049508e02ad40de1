/** Address of the file that lists the scripts of each page. */
export const SCRIPT_LIST = "/page-scripts.json";

/** Scripts that a page needs in addition to those that its HTML names, by the path of the page. */
export type PageScripts = Readonly<Record<string, readonly string[]>>;
