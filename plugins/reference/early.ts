/**
 * Imported early by the site's configuration: a build then has the contracts compiled while it loads everything else,
 * and the plugin waits for what has begun here. What goes wrong is told there.
 */
import path from "node:path";
import { synchronise } from "./src/site";

if (process.env.NODE_ENV === "production") {
  synchronise(path.resolve(__dirname, "../..")).catch(() => undefined);
}
