import { load, type CheerioAPI } from "cheerio";

/** Asks the served build for an address, as it is: redirects are not followed. */
export const ask = (route: string, init?: RequestInit): Promise<Response> =>
  fetch(new URL(route, process.env.SITE_URL), { redirect: "manual", ...init });

/** Returns the text of an answer. */
export const fetchText = async (route: string): Promise<string> => (await ask(route)).text();

/** Returns a page as the server sends it. */
export const findPage = async (route: string): Promise<CheerioAPI> => load(await fetchText(route));
