import { findChromium } from "../../src/node/chromium/chromium";
import { serveSite } from "../../scripts/serve/server";

/**
 * Once before all browser tests: unpacks the browser (workers then find it ready) and serves the build twice, as
 * the host does it and with the redirects left to the client-side stubs. Workers learn the addresses from the
 * environment.
 */
export default async function setup(): Promise<() => Promise<void>> {
  await findChromium();
  const dir = process.env.SITE_DIR ?? "build";
  const site = await serveSite({ dir, port: 0, compressed: false });
  const stubs = await serveSite({ dir, port: 0, redirects: false, compressed: false });
  process.env.SITE_URL = site.url;
  process.env.STUBS_URL = stubs.url;
  return async () => {
    await site.close();
    await stubs.close();
  };
}
