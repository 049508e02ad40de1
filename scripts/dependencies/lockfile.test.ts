import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  findLockfileFaults,
  listRenamed,
  listInstallScripts,
  type Lockfile,
  type Manifest,
} from "./lockfile";

const read = (file: string) => readFileSync(file, "utf8");
const lockfile = JSON.parse(read("package-lock.json")) as Lockfile;
const manifest = JSON.parse(read("package.json")) as Manifest & { scripts: Record<string, string> };

describe("this project", () => {
  it("is installed from packages that the lockfile vouches for", () => {
    expect(Object.keys(lockfile.packages).length).toBeGreaterThan(500);
    expect(findLockfileFaults(lockfile, manifest)).toEqual([]);
  });

  it("gives a reason for each override, and installs nothing under the name of another package", () => {
    const [, section = ""] = /`overrides` in([^]*?)\n## /.exec(read("CONTRIBUTING.md")) ?? [];
    const named = [...section.matchAll(/^- (.+?):/gm)].flatMap(([, names = ""]) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.sort()).toEqual(Object.keys(manifest.overrides!).sort());
    expect(listRenamed(manifest.overrides!)).toEqual([]);
    expect(listRenamed({ a: { b: "npm:c@1.0.0" }, d: "1.0.0" })).toEqual(["b"]);
  });

  it("names each package whose install script does not run in SECURITY.md", () => {
    const [, row = ""] = /^No install script runs\b(.*)$/m.exec(read("SECURITY.md")) ?? [];
    const named = [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    expect(named.filter((name) => name !== ".npmrc").sort()).toEqual(listInstallScripts(lockfile).sort());
  });

  it("runs no install script of any package, nor has one of its own", () => {
    expect(read(".npmrc").split("\n")).toContain("ignore-scripts=true");
    expect(listInstallScripts(lockfile).length).toBeGreaterThan(0);
    const hooks = ["preinstall", "install", "postinstall", "prepare"];
    expect(hooks.filter((hook) => hook in manifest.scripts)).toEqual([]);
  });
});

describe("findLockfileFaults", () => {
  const sound: Lockfile = {
    lockfileVersion: 3,
    packages: { "": {}, "node_modules/a": { version: "1.0.0", integrity: `sha512-${"A".repeat(86)}==` } },
  };
  const withPackage = (entry: object): Lockfile => ({ ...sound, packages: { "node_modules/b": entry } });
  const integrity = sound.packages["node_modules/a"]!.integrity;

  it("accepts a link to the empty folder of this repository", () => {
    const folder = "scripts/dependencies/empty";
    const packages = {
      "node_modules/forge-std": { link: true, resolved: folder },
      [folder]: { version: "1.0.0" },
    };
    const wanted = { devDependencies: { "forge-std": `file:${folder}` } };
    expect(findLockfileFaults({ ...sound, packages }, wanted)).toEqual([]);
  });

  it("finds nothing in a sound one", () => {
    expect(findLockfileFaults(sound, { dependencies: { a: "1.0.0", b: "npm:c@1.0.0", d: "^20" } })).toEqual(
      [],
    );
  });

  it.each([
    ["no hash", withPackage({ version: "1.0.0" }), {}, /no SHA-512/],
    ["a weak hash", withPackage({ integrity: "sha1-AAAA" }), {}, /no SHA-512/],
    ["a link", withPackage({ link: true, integrity }), {}, /link to a folder/],
    ["an address", withPackage({ integrity, resolved: "https://a.test/b.tgz" }), {}, /https:\/\/a\.test/],
    ["an old version", { ...sound, lockfileVersion: 1 }, {}, /old version/],
    ["git", sound, { devDependencies: { b: "git+https://a.test/b" } }, /b is asked for at git/],
    ["a shorthand for GitHub", sound, { dependencies: { b: "owner/b#main" } }, /owner\/b/],
    [
      "a link to another folder",
      withPackage({ link: true, resolved: "scripts/other" }),
      {},
      /link to a folder/,
    ],
    ["a folder", sound, { dependencies: { b: "file:../b" } }, /file:/],
  ])("names %s", (_name, given, wanted: Manifest, message) => {
    expect(findLockfileFaults(given, wanted)).toEqual([expect.stringMatching(message)]);
  });
});
