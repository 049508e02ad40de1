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

/** Returns address of the page that opens a Solidity sample in Remix: `/samples/a/B/remix` for `samples/a/B.sol`. */
export function composeRemixPath(file: string): string {
  return `/${file.replace(/\.sol$/, "")}/remix`;
}

/**
 * Returns the page that opens a sample in Remix: it only sends the reader on. The code is in the address, which would
 * weigh on every page that links to it.
 *
 * @param name the file's name
 * @param address what `composeRemixLink` gives
 */
export function writeRemixPage(name: string, address: string): string {
  const href = address.replaceAll("&", "&amp;");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="referrer" content="no-referrer">
    <title>Opening ${name} in Remix</title>
    <meta http-equiv="refresh" content="0; url=${href}">
  </head>
  <body>
    <a href="${href}">Open ${name} in Remix</a>
  </body>
</html>
`;
}

/**
 * Returns an address that opens the source in Remix with the compiler settings of the tests. The code travels in the
 * fragment, so it never reaches a server; Remix reads it with `atob`, hence plain ASCII only.
 *
 * @throws when the source has a character outside ASCII.
 */
export function composeRemixLink(source: string): string {
  const odd = /[^\x00-\x7f]/.exec(source);
  if (odd !== null) throw new Error(`the character ${odd[0]} is not ASCII, which Remix cannot open`);
  const settings = `version=${COMPILER}&optimize=true&runs=200&evmVersion=shanghai&language=Solidity`;
  return `https://remix.ethereum.org/#${settings}&code=${encodeURIComponent(Buffer.from(source).toString("base64"))}`;
}
