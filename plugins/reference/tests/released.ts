import path from "node:path";
import { generate, type Reference } from "../src/generate";

let reference: Promise<Reference> | undefined;

/** Returns the reference of the installed packages. Test files share it, because the compiler needs ten seconds for it. */
export function readReference(): Promise<Reference> {
  reference ??= generate({ siteDir: path.resolve(__dirname, "../../..") });
  return reference;
}
