/** The compiler that the samples are tested with, as Remix names it. */
const COMPILER = "soljson-v0.8.29+commit.ab55807c.js";

/**
 * Adds the version to each import from a package, in the form that Remix resolves:
 * `@sablier/lockup/src/…` becomes `@sablier/lockup@4.0.1/src/…`.
 *
 * @throws when a package has no version here: an import that Remix would resolve to whatever is newest.
 */
export function pinImports(source: string, versions: Readonly<Record<string, string>>): string {
  return source.replace(/(["'])(@[\w-]+\/[\w-]+)\//g, (_, quote: string, name: string) => {
    const version = versions[name];
    if (version === undefined) throw new Error(`no version known for ${name}`);
    return `${quote}${name}@${version}/`;
  });
}

/**
 * A link that opens the source in Remix with the compiler settings of the tests. The code travels in the fragment,
 * so it never reaches a server; Remix reads it with `atob`, hence plain ASCII only.
 *
 * @throws when the source has a character outside ASCII.
 */
export function remixLink(source: string): string {
  const odd = /[^\x00-\x7f]/.exec(source);
  if (odd !== null) throw new Error(`the character ${odd[0]} is not ASCII, which Remix cannot open`);
  const settings = `version=${COMPILER}&optimize=true&runs=200&evmVersion=shanghai&language=Solidity`;
  return `https://remix.ethereum.org/#${settings}&code=${encodeURIComponent(Buffer.from(source).toString("base64"))}`;
}
