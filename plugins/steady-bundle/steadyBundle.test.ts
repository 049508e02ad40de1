import { getSwcJsMinimizerOptions, rspack } from "@docusaurus/faster";
import { describe, expect, it } from "vitest";
import { minifierOptions } from ".";

/** A runtime as the minifier gets it: functions to name, and the hash of each file, still provisional. */
const runtimeWith = (hash: (file: number) => string) => {
  const names = ["modules", "loading", "address", "promise", "element", "timer", "finish", "chunk", "reason"];
  const hashes = Array.from({ length: 60 }, (_, file) => `${file}: "${hash(file)}"`).join(", ");
  const body = names.map(
    (name, at) => `const ${name} = given[${at}] + ${name.length}; console.log(${name});`,
  );
  return `globalThis.run = function (given) { ${body.join(" ")} ${names.join(" + ")}; return {${hashes}}; };`;
};
const runtimes = ["0a1b2c3d", "fefefefe", "dcdcdcdc", "babababa"].map((hash) => runtimeWith(() => hash));

const smallWith = async (options: object) => {
  const { minify } = rspack.experiments.swc;
  const codes = await Promise.all(runtimes.map((code) => minify(code, { ...options, sourceMap: false })));
  return new Set(codes.map(({ code }) => code.replaceAll(/[\da-f]{8}/g, "hash")));
};

describe("the minifier", () => {
  it("gives the same names whatever the hashes are", async () => {
    expect(await smallWith(minifierOptions())).toHaveProperty("size", 1);
  });

  it("differs in this from Docusaurus' own", async () => {
    const { size } = await smallWith({ ...getSwcJsMinimizerOptions(), minify: true });
    expect(size).toBeGreaterThan(1);
  });
});
