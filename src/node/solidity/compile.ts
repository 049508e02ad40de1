import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Abi } from "viem";
import { writeAtomicallySync } from "../files/atomicWrite";
import type { LinkReferences } from "../../protocol/evm/chain/link";
import type { Artifact } from "../../protocol/evm/chain/transaction";
import { PACKAGES } from "./artifacts";

const ROOT = path.resolve(__dirname, "../../..");
const CACHE = path.join(ROOT, ".cache/solidity");

/** The compiler's exact version; part of the cache key. */
const COMPILER = "0.8.29";

/** What the samples are compiled with. They run against the official artifacts of the protocol, never compiled here. */
const SETTINGS = {
  evmVersion: "shanghai",
  optimizer: { enabled: true, runs: 200 },
  viaIR: false,
  outputSelection: { "*": { "*": ["abi", "evm.bytecode.object"] } },
};

/** A test for Foundry deploys the protocol itself. It is compiled with what Foundry takes by default: no optimizer. */
const TEST_SETTINGS = {
  ...SETTINGS,
  optimizer: { enabled: false },
  outputSelection: { "*": { "*": ["abi", "evm.bytecode.object", "evm.bytecode.linkReferences"] } },
};

type Sources = Record<string, { content: string }>;
type Diagnostic = { severity: "error" | "warning" | "info"; errorCode: string; formattedMessage: string };

/** Code and creation code are larger than a chain takes: a test for Foundry carries all that it deploys. */
const TOO_LARGE = ["5574", "3860"];

type Bytecode = { object: string; linkReferences?: LinkReferences };
type Contracts = Record<string, { abi: Abi; evm: { bytecode: Bytecode } }>;
type Output = { errors?: Diagnostic[]; contracts?: Record<string, Contracts> };

/** A contract as the compiler gives it; in tests for Foundry with the libraries that are to be linked. */
export type Compiled = Artifact & { linkReferences?: LinkReferences };

/** Thrown when a sample does not compile, or compiles with a warning: readers copy samples, so a warning is a fault. */
export class CompileError extends Error {
  constructor(
    readonly file: string,
    readonly diagnostics: readonly string[],
  ) {
    super(`${file} does not compile cleanly:\n\n${diagnostics.join("\n")}`);
    this.name = "CompileError";
  }
}

function locate(unit: string): string {
  const [, forge] = /^forge-std\/(Test|Script)\.sol$/.exec(unit) ?? [];
  if (forge) return path.join(ROOT, `samples/solidity/rig/forge/${forge}.sol`);
  return unit.startsWith("@") ? path.join(PACKAGES, unit) : path.join(ROOT, unit);
}

/** Reads a file and everything that it imports, keyed by the names that the compiler will ask for. */
function gather(unit: string, sources: Sources = {}): Sources {
  if (sources[unit] !== undefined) return sources;
  const content = readFileSync(locate(unit), "utf8");
  sources[unit] = { content };
  for (const [, target = ""] of content.matchAll(
    // eslint-disable-next-line regexp/no-super-linear-move -- it meets the sources of packages only
    /^\s*import\b[^;]*?["']([^"']+)["'](?:\s+as\s+\w+)?\s*;/gm,
  )) {
    gather(target.startsWith(".") ? path.posix.join(path.posix.dirname(unit), target) : target, sources);
  }
  return sources;
}

/** Returns the libraries that contracts of one file call and that are deployed on their own, by name. */
function listLibraries(contracts: Contracts, output: Output): Contracts {
  return Object.fromEntries(
    Object.values(contracts)
      .flatMap(({ evm }) => Object.entries(evm.bytecode.linkReferences ?? {}))
      .flatMap(([unit, names]) =>
        Object.keys(names).map((name) => [name, output.contracts![unit]![name]!] as const),
      ),
  );
}

/**
 * Compiles one Solidity file of this project and returns its contracts by name. A test for Foundry, `….t.sol`, comes
 * with the libraries that have to be linked. Imports that start with `@` come from
 * the installed packages. The result is cached in `.cache/solidity` under a hash of the file, of everything that it
 * imports, of the compiler version and of the settings.
 *
 * @param file Path from the project's root, for example `samples/solidity/lockup/CreateLinear.sol`.
 * @throws {CompileError} on errors and on warnings in the file itself.
 */
export async function compile(file: string): Promise<Record<string, Compiled>> {
  const sources = gather(file);
  const settings = file.endsWith(".t.sol") ? TEST_SETTINGS : SETTINGS;
  const key = createHash("sha256")
    .update(JSON.stringify([COMPILER, settings, file, Object.entries(sources).sort()]))
    .digest("hex")
    .slice(0, 32);
  const cached = path.join(CACHE, `${key}.json`);
  try {
    return JSON.parse(readFileSync(cached, "utf8")) as Record<string, Compiled>;
  } catch {
    // Not compiled yet.
  }
  // Loaded only here: the compiler takes a third of a second and 100 MB.
  const module = await import("solc");
  // Docusaurus loads its plugins as CommonJS, where the package is the compiler itself.
  const solc = module.default ?? module;
  const input = { language: "Solidity", sources, settings };
  const output = JSON.parse(solc.compile(JSON.stringify(input))) as Output;
  const faults = (output.errors ?? []).filter(
    ({ severity, errorCode, formattedMessage }) =>
      severity === "error" ||
      (severity === "warning" &&
        formattedMessage.includes(file) &&
        !(file.endsWith(".t.sol") && TOO_LARGE.includes(errorCode))),
  );
  if (faults.length > 0) {
    throw new CompileError(
      file,
      faults.map((fault) => fault.formattedMessage),
    );
  }
  const own = output.contracts?.[file] ?? {};
  const contracts = Object.fromEntries(
    Object.entries({ ...listLibraries(own, output), ...own }).map(
      ([name, { abi, evm }]): [string, Compiled] => [
        name,
        { abi, bytecode: `0x${evm.bytecode.object}`, linkReferences: evm.bytecode.linkReferences },
      ],
    ),
  );
  // Test files run in parallel.
  writeAtomicallySync(cached, JSON.stringify(contracts));
  return contracts;
}

/** Like {@link compile}, for one contract of the file; by default the one that is called like the file. */
export async function compileContract(file: string, name = path.basename(file, ".sol")): Promise<Compiled> {
  const contracts = await compile(file);
  const artifact = contracts[name];
  if (artifact === undefined) {
    throw new Error(`${file} has no contract ${name}, only ${Object.keys(contracts).join(", ")}`);
  }
  return artifact;
}
