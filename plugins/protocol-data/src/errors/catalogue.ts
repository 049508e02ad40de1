import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { toFunctionSelector } from "viem";
import { parse } from "yaml";
import { currentReleases } from "../../../../data/contracts/currentReleases";
import { argumentMeanings, enumValues } from "../../../../data/errors/sablier";
import {
  type CatalogueError,
  type ErrorArgument,
  type ErrorGroup,
} from "../../../../src/protocol/evm/revert";
import { type AbiError, findErrors } from "./abi";
import { groupReleasesBySelector } from "./releases";

interface AirdropText {
  description: string;
  params?: Record<string, string>;
  fix: string;
}

/** The table of causes and remedies; Airdrops' are in the YAML. */
const ADVICE = "data/errors/sablier.tsv";

/** What a reader who met an error must know. */
interface Advice {
  readonly group: ErrorGroup;
  readonly cause: string;
  readonly remedy: string;
}

/** Remedy in the table of an error that is declared in the release, but that no code raises. */
const NONE = "-";
const NEVER_RAISED = "You do not have to do anything, because no code of this release raises this error";

/** Reads the table, by the names of the errors. */
function readAdvice(siteDir: string): Map<string, Advice> {
  const rows = readFileSync(path.join(siteDir, ADVICE), "utf8").split("\n");
  return new Map(
    rows
      .filter((row) => row !== "" && !row.startsWith("#"))
      .map((row) => {
        const [group = "", name = "", cause = "", remedy = ""] = row.split("\t");
        return [name, { group: group as ErrorGroup, cause, remedy }];
      }),
  );
}

/** Folders with the artifacts of the current releases; a token's own errors come from OpenZeppelin's interface. */
const artifactFolders = [
  "@sablier/lockup/artifacts",
  "@sablier/flow/artifacts",
  "@sablier/evm-utils/artifacts",
];
const airdropsFolder = `sablier/abi/airdrops/${currentReleases.airdrops.release}`;
const tokenErrors = "@openzeppelin/contracts/build/contracts/IERC20Errors.json";

function listJsonBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? listJsonBelow(full) : entry.name.endsWith(".json") ? [full] : [];
  });
}

/** Returns the texts of Airdrops' own errors, by signature. */
function readAirdropTexts(siteDir: string): Map<string, AirdropText> {
  const texts = new Map<string, AirdropText>();
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key !== "errors") visit(inner);
      else
        for (const [name, text] of Object.entries(inner as Record<string, AirdropText>)) {
          const known = texts.get(name);
          if (!known || (text.description && !known.description)) texts.set(name, text);
        }
    }
  };
  visit(parse(readFileSync(path.join(siteDir, "data", "contracts", "airdropsNatspec.yml"), "utf8")));
  return texts;
}

/** Plain text, as the table has it: without the full stop, and without the marks of code in the YAML. */
const withoutStop = (text: string) => text.trim().replace(/\.$/, "").replaceAll("`", "");
/** Begins in lower case, unless the first word is a name such as UD60x18. */
const lowercaseFirst = (text: string) =>
  /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Returns every custom error of the current releases, with selector, every release that has it, arguments, cause and
 * remedy, sorted by name.
 * @param siteDir root of the site
 * @throws Error naming each error without a cause and a remedy, each argument without a meaning, and each text in
 *   the table that fits no error
 */
export function readCatalogue(siteDir: string): CatalogueError[] {
  const modules = createRequire(path.join(siteDir, "package.json"));
  const getFolder = (name: string) => {
    const [scope, rest] = name.startsWith("@")
      ? [name.split("/").slice(0, 2).join("/"), name.split("/").slice(2)]
      : [name.split("/")[0]!, name.split("/").slice(1)];
    return path.join(path.dirname(modules.resolve(`${scope}/package.json`)), ...rest);
  };
  const texts = readAirdropTexts(siteDir);
  const found = new Map<string, { error: AbiError; raisedBy: Set<string> }>();
  const files = [...artifactFolders, airdropsFolder].flatMap((folder) => listJsonBelow(getFolder(folder)));
  for (const file of [...files, getFolder(tokenErrors)]) {
    const contract = path.basename(file, ".json");
    for (const error of findErrors(file)) {
      const signature = `${error.name}(${error.inputs.map(({ type }) => type).join(",")})`;
      const known = found.get(signature) ?? { error, raisedBy: new Set<string>() };
      // Libraries that only list the errors raise none; what imports the interface is any OpenZeppelin token.
      if (contract === "IERC20Errors") known.raisedBy.add("tokens built with OpenZeppelin");
      else if (contract !== "Errors" && !/^I[A-Z]/.test(contract)) known.raisedBy.add(contract);
      found.set(signature, known);
    }
  }

  const problems: string[] = [];
  const releases = groupReleasesBySelector(siteDir);
  const allAdvice = readAdvice(siteDir);
  const catalogue = [...found].map(([signature, { error, raisedBy }]): CatalogueError => {
    const text = texts.get(signature);
    const advice = allAdvice.get(error.name);
    if (!advice?.remedy && !text?.fix)
      problems.push(`${signature} has no cause and remedy: add it to ${ADVICE}.`);
    const selector = toFunctionSelector(signature);
    const isNeverRaised = advice?.remedy === NONE;
    return {
      name: error.name,
      selector,
      group: advice?.group ?? "airdrops",
      raisedBy: [...raisedBy].sort(),
      releases: releases.get(selector) ?? [],
      arguments: error.inputs.map(({ name = "", type, internalType }): ErrorArgument => {
        const meaning =
          argumentMeanings[`${error.name}.${name}`] ??
          (text?.params?.[name] === undefined ? undefined : lowercaseFirst(withoutStop(text.params[name]))) ??
          argumentMeanings[name];
        if (!meaning)
          problems.push(
            `${signature}: the argument ${name} has no meaning: add it to data/errors/sablier.ts.`,
          );
        const values = enumValues[internalType ?? ""];
        return { name, type, meaning: meaning ?? "", ...(values ? { values } : {}) };
      }),
      cause: withoutStop(advice?.cause ?? text?.description ?? ""),
      remedy: isNeverRaised ? NEVER_RAISED : withoutStop(advice?.remedy ?? text?.fix ?? ""),
      ...(isNeverRaised ? { isNeverRaised: true } : {}),
    };
  });

  const names = new Set(catalogue.map((error) => error.name));
  for (const name of allAdvice.keys()) {
    if (!names.has(name))
      problems.push(`${ADVICE} describes ${name}, which no current release has: remove it.`);
  }
  if (problems.length > 0) throw new Error(`The error catalogue has gaps:\n  ${problems.join("\n  ")}`);
  return catalogue.sort((a, b) => a.name.localeCompare(b.name));
}
