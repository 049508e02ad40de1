import { serveSite } from "../../scripts/serve/server";

/** Serves the build once for all tests that need no browser, which learn its address from the environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const dir = process.env.SITE_DIR ?? "build";
  const site = await serveSite({ dir, port: 0, compressed: false, assistants: true });
  process.env.SITE_URL = site.url;
  return () => site.close();
}
