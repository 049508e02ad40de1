import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readComponents } from "../../src/remark/components";
import { isLong } from "../../tests/standIns/long";
import { isPage, isPlace, isTest, PLACES } from "./rooms";

const copy = path.resolve(".cache/rooms");
const compiler = path.resolve("node_modules/typescript-7/bin/tsc");
const files: string[] = [];

/** Lists the files of the copy in which an import names a missing module. */
function filesWithErrors(): string[] {
  const { stdout, status } = spawnSync("node", [compiler, "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  const errors = [...stdout.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error (TS\d+)/gmu)];
  if (status !== 0 && errors.length === 0) throw new Error(`The compiler ended with ${status}: ${stdout}`);
  // Other errors follow from it, because the types of what is missing become "any".
  return [...new Set(errors.filter(([, , code]) => code === "TS2307").map(([, file]) => file!))];
}

beforeAll(() => {
  if (!isLong) return;
  rmSync(copy, { recursive: true, force: true });
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  files.push(
    ...list
      .trim()
      .split("\n")
      .filter((file) => existsSync(file)),
  );
  for (const file of files) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    copyFileSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Checks whether a room names another in an import. */
const uses = (room: string, other: string): boolean =>
  room !== other &&
  spawnSync("grep", ["-rqE", `(tools|\\.\\.)/${other}["/]`, path.join(copy, "src/tools", room)]).status === 0;

/** Divides the rooms into groups of which none uses another, because one run of the compiler can then judge a group. */
function groupRooms(): string[][] {
  const groups: string[][] = [];
  for (const room of Object.keys(PLACES)) {
    const group = groups.find((rooms) => rooms.every((other) => !uses(room, other) && !uses(other, room)));
    if (group) group.push(room);
    else groups.push([room]);
  }
  return groups;
}

it.runIf(isLong)(
  "without a tool, errors of types are only in the places that are named",
  () => {
    const groups = groupRooms();
    // The search shows what the decoder says, so not all rooms can be in one group.
    expect(groups.length).toBeGreaterThan(1);
    for (const rooms of groups) {
      for (const room of rooms) renameSync(path.join(copy, "src/tools", room), `${copy}.${room}`);
      try {
        const broken = filesWithErrors().filter((file) => !isPage(file) && !isTest(file));
        const places = rooms.flatMap((room) => PLACES[room]!);
        expect(
          broken.filter((file) => !isPlace(file, places)),
          `without ${rooms.join(", ")}`,
        ).toEqual([]);
      } finally {
        for (const room of rooms) renameSync(`${copy}.${room}`, path.join(copy, "src/tools", room));
      }
    }
  },
  600_000,
);

/** Rewrites a file of the copy. */
const edit = (file: string, change: (text: string) => string) =>
  writeFileSync(path.join(copy, file), change(readFileSync(path.join(copy, file), "utf8")));

/** Takes a tool out of the copy: its folder, its lines in the list of tools, and its components on pages with their imports. */
function takeOut(room: string, components: readonly string[]): void {
  rmSync(path.join(copy, "src/tools", room), { recursive: true });
  edit("src/tools/list.ts", (list) =>
    list.replace(new RegExp(`\\{\\s*folder: "${room}",[^{}]*\\},`, "gu"), ""),
  );
  const uses = new RegExp(
    `<(?:${components.join("|")})\\b[^<]*?/>|^import .* from "@site/src/tools/${room}";$`,
    "gmu",
  );
  for (const page of files.filter((file) => file.endsWith(".mdx") || isPage(file)))
    edit(page, (text) => text.replace(uses, ""));
}

/** Folders of a build that are the same without a tool. The copy gets those that the project has. */
const BUILT = [
  ...["airdrops", "flow", "lockup", "utils"].map((name) => `docs/reference/${name}/contracts`),
  ...["diagrams", "fonts", "page-text", "playground", "reference"].map((name) => `.cache/${name}`),
  ...["sdk-reference", "search-index", "social-cards", "solidity"].map((name) => `.cache/${name}`),
];

/** Maximum number of lines of an error that are quoted. */
const QUOTED = 12;

/** Builds the copy. Minifying would find nothing, and the bundler's cache would be of no use to any other build. */
function buildCopy(): void {
  const { stdout, stderr, status, signal } = spawnSync("npx", ["docusaurus", "build", "--no-minify"], {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", DOCUSAURUS_NO_PERSISTENT_CACHE: "true", NO_COLOR: "1" },
  });
  if (status === 0) return;
  const lines = `${stdout}\n${stderr}`.split("\n").filter((line) => !/^\s*(?:at .*|\.{3} .*)?$/u.test(line));
  // The first lines of a message are those that a summary shows, and the last cause says the most.
  const cause = lines.findLastIndex((line) => line.includes("[cause]"));
  const first = cause === -1 ? lines.findIndex((line) => /error/iu.test(line)) : cause;
  const quoted = first === -1 ? lines.slice(-QUOTED) : lines.slice(first, first + QUOTED);
  throw new Error(`The build ended with ${status ?? signal}: ${quoted.join("\n")}`);
}

it.runIf(isLong)(
  "the site builds without the tools that nothing else uses",
  () => {
    const rooms = Object.keys(PLACES).filter((room) => PLACES[room]!.length === 0);
    expect(rooms.length).toBeGreaterThan(2);
    const components = [...readComponents(copy)];
    for (const room of rooms) {
      const own = components.filter(([, source]) => source === `@site/src/tools/${room}`);
      takeOut(
        room,
        own.map(([name]) => name),
      );
    }
    for (const folder of BUILT.filter((folder) => existsSync(folder)))
      cpSync(folder, path.join(copy, folder), { recursive: true });
    buildCopy();
  },
  1_800_000,
);
