import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { isLong } from "../../tests/standIns/long";
import { isPlace, isTest, PLACES } from "./rooms";

const copy = path.resolve(".cache/rooms");
const compiler = path.resolve("node_modules/typescript-7/bin/tsc");

/**
 * Type-checks the copy, and lists the files with errors.
 *
 * @param code of the errors that count, such as `TS2307`: all without it
 */
function filesWithErrors(code = "TS"): string[] {
  const { stdout, status } = spawnSync("node", [compiler, "--noEmit", "--pretty", "false"], {
    cwd: copy,
    encoding: "utf8",
  });
  const errors = [...stdout.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error (TS\d+)/gmu)];
  if (status !== 0 && errors.length === 0) throw new Error(`The compiler ended with ${status}: ${stdout}`);
  const files = errors.filter(([, , found]) => found!.startsWith(code)).map(([, file]) => file!);
  return [...new Set(files)];
}

beforeAll(() => {
  if (!isLong) return;
  rmSync(copy, { recursive: true, force: true });
  const list = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  for (const file of list.trim().split("\n")) {
    if (!/\.(?:[mc]?[jt]sx?|json)$/u.test(file) || !existsSync(file)) continue;
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    copyFileSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.runIf(isLong)(
  "the copy has no errors of types",
  () => {
    expect(filesWithErrors()).toEqual([]);
  },
  600_000,
);

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
        // A missing module, because its types become "any", about which indirect users may complain.
        const files = filesWithErrors("TS2307").filter((file) => !isTest(file));
        const places = rooms.flatMap((room) => PLACES[room]!);
        expect(
          files.filter((file) => !isPlace(file, places)),
          `without ${rooms.join(", ")}`,
        ).toEqual([]);
      } finally {
        for (const room of rooms) renameSync(`${copy}.${room}`, path.join(copy, "src/tools", room));
      }
    }
  },
  600_000,
);
