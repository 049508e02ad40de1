import path from "node:path";
import { buildSync } from "esbuild";

/** The text of the inline script loader.client.ts. */
export function loader(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, "loader.client.ts")],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    charset: "ascii", // It stands inside an HTML document.
  });
  return (outputFiles[0]?.text ?? "").trim().replaceAll("</", "<\\/");
}
