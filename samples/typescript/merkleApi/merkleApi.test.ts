import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import document from "../../../data/public/api/merkle-api/openapi.json";
import { check, create, eligibility, type Deployment } from "./client";
import { startServer, token } from "./server";

let server: Awaited<ReturnType<typeof startServer>>;
let api: Deployment;
beforeAll(async () => {
  server = await startServer();
  api = { url: server.url, token };
});
afterAll(() => server.close());

const csv = (text: string) => new Blob([text], { type: "text/csv" });
const list =
  "address,amount\n0x9ad7CAD4F10D0c3f875b8a2fd292590490c9f491,1000.5\n0x82013c3D16B24Ba4a0D18b0cD5cE0c8E8c4a3Bb4,2000\n";
const example =
  document.paths["/api/create"].post.responses["200"].content["application/json"].examples.created.value;

describe("the document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it("is refused by the validator when it is broken", async () => {
    const broken = { ...structuredClone(document), paths: { "/api/x": { get: { parameters: "none" } } } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });
});

describe("the client, against a server made from the document", () => {
  it("creates a campaign's tree", async () => {
    expect(await create(api, csv(list), 6)).toEqual(example);
    expect(server.seen.at(-1)).toBe("POST /api/create?decimals=6");
  });

  it("names the lines that are wrong", async () => {
    await expect(create(api, csv("x-example: 400"), 6)).rejects.toThrow("Line 3: Invalid Ethereum address");
  });

  it("takes no refusal for success, even with status 200", async () => {
    await expect(create(api, csv("x-example: 200 noFile"), 6)).rejects.toThrow("missing file");
  });

  it("gives index, amount and proof", async () => {
    const found = await eligibility(api, example.cid, "0x9ad7CAD4F10D0c3f875b8a2fd292590490c9f491");
    expect(found).toMatchObject({ index: 1, amount: "2000000000" });
    expect(found!.proof).toHaveLength(1);
  });

  it("tells an address that is not eligible from a failure", async () => {
    expect(await eligibility(api, example.cid, "x-example: 400")).toBeUndefined();
    await expect(eligibility(api, "x-example: 500", "0x00")).rejects.toThrow("Bad CID");
    await expect(eligibility(api, "x-example: 502", "0x00")).rejects.toThrow("IPFS provider unavailable");
    await expect(eligibility(api, "x-example: 504", "0x00")).rejects.toThrow("IPFS gateway timeout");
  });

  it("needs the token", async () => {
    await expect(create({ ...api, token: "wrong" }, csv(list), 6)).rejects.toThrow("Bad authentication");
  });

  it("checks a file before it is used", async () => {
    await expect(check(api, example)).resolves.toBeUndefined();
    await expect(check(api, { ...example, total: "1" })).rejects.toThrow("total is 3000500000, not 1.");
  });
});

it("says how OpenZeppelin's library spells a tree", () => {
  const tree = StandardMerkleTree.of(
    [["0", "0x9ad7CAD4F10D0c3f875b8a2fd292590490c9f491", "1"]],
    ["uint", "address", "uint256"],
  );
  const { values, ...dump } = tree.dump();
  const page = readFileSync("docs/api/airdrops/merkle-api/functionality.mdx", "utf8");
  expect(Object.keys(dump)).toContain("leafEncoding");
  expect(Object.keys(values[0]!)).toContain("treeIndex");
  expect(page).toContain("OpenZeppelin's own spelling, `treeIndex` and `leafEncoding`");
});

describe("curl", () => {
  const run = promisify(execFile);
  const script = readFileSync(path.join(__dirname, "requests.sh"), "utf8");

  it("sends the requests of the page", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "merkle-"));
    writeFileSync(path.join(folder, "recipients.csv"), list);
    writeFileSync(path.join(folder, "requests.sh"), script);
    const { stdout } = await run("bash", ["-euo", "pipefail", "requests.sh"], {
      cwd: folder,
      env: {
        ...process.env,
        MERKLE_API: server.url,
        MERKLE_TOKEN: token,
        CID: example.cid,
        RECIPIENT: "0x9ad7CAD4F10D0c3f875b8a2fd292590490c9f491",
      },
    });
    expect(stdout).toContain(example.root);
    expect(stdout).toContain('"proof"');
    expect(stdout).toContain("Server up and running");
  });
});
