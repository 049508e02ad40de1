import preload from "@docusaurus/core/lib/client/preload";
import { isSlowConnection } from "@site/src/lib/connection";

const loaded = new Set<string>();

/**
 * What links call. The page behind a link is loaded when the reader points at it, not when it comes into view:
 * upstream asks for every link in sight, several times what the page itself weighs. Slow connections and readers
 * who save data are asked for nothing.
 */
export default Object.freeze({
  prefetch: () => false,
  preload(route: string) {
    if (isSlowConnection("3g") || loaded.has(route)) return false;
    loaded.add(route);
    // What cannot be loaded now is tried again, and reported, when the link is followed.
    return preload(route).catch(() => loaded.delete(route));
  },
});
