import { expect, it } from "vitest";
import {
  listAddresses,
  writeCurlCommand,
  findExampleAddress,
  indexerOrigins,
  writeTypeScriptProgram,
  vendors,
} from ".";

it("lists every address once, those that need no key first", () => {
  for (const indexer of ["streams", "airdrops"] as const) {
    for (const vendor of vendors) {
      const addresses = listAddresses(indexer, vendor);
      expect(new Set(addresses.map(({ url }) => url)).size).toBe(addresses.length);
      const keys = addresses.map(({ needsKey }) => needsKey);
      expect(keys).toEqual([...keys].sort());
      for (const { url } of addresses) expect(indexerOrigins).toContain(new URL(url).origin);
    }
  }
  expect(indexerOrigins.every((origin) => origin.startsWith("https://"))).toBe(true);
});

it("takes Ethereum for examples, with and without a key", () => {
  expect(findExampleAddress("streams", "the-graph").url).toMatch(/api\.studio\.thegraph\.com.*ethereum/);
  expect(findExampleAddress("streams", "the-graph", true).url).toMatch(/^https:\/\/gateway\.thegraph\.com/);
  expect(findExampleAddress("airdrops", "envio").chain).toBe("All chains");
  expect(() => findExampleAddress("streams", "the-graph", undefined)).not.toThrow();
});

const request = {
  url: "https://indexer.example/graphql",
  needsKey: true,
  query: `{ a(where: { name: "it's" }) }`,
  variables: {},
};

it("quotes for the shell, and names the key instead of holding it", () => {
  expect(writeCurlCommand(request)).toBe(
    [
      "curl https://indexer.example/graphql \\",
      `  --header "Authorization: Bearer $API_KEY" \\`,
      `  --header "Content-Type: application/json" \\`,
      `  --data '{\n  "query": "{a(where:{name:\\"it'\\''s\\"})}"\n}'`,
    ].join("\n"),
  );
  expect(writeCurlCommand({ ...request, url: "https://a.example/?x=$(id)" })).toContain(
    "curl 'https://a.example/?x=$(id)'",
  );
});

it("writes variables as literals and escapes what would end the query", () => {
  const program = writeTypeScriptProgram({
    ...request,
    needsKey: false,
    query: '{ a(b: "`${c}`") }',
    variables: { ids: ["1", "2"], none: [] },
  });
  expect(program).toContain('{ a(b: "\\`\\${c}\\`") }');
  expect(program).toContain('request(url, query, {\n  ids: [\n    "1",\n    "2",\n  ],\n  none: [],\n});');
  expect(program).not.toContain("API_KEY");
});
