import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { type MarkdownNode, visit } from "../site/markdownTree/markdownTree";

/** Components that `src/theme/MDXComponents` gives every page, since most pages use them. */
const GLOBAL_COMPONENTS = new Set(["Anchor", "Diagram", "Formula", "MathStylesheet", "SampleFile", "Term"]);

/**
 * Lets pages use a component of `src/components` by its name alone: the page gets the import that its author would have
 * to write, so that it loads its own components and no others. A name that the page imports or exports itself stays.
 *
 * @param options.root the project's folder
 */
export default function remarkComponents({ root }: { root: string } = { root: process.cwd() }) {
  const components = readComponents(root);
  return (tree: MarkdownNode): void => {
    const own = (tree.children ?? [])
      .filter(({ type }) => type === "mdxjsEsm")
      .map(({ value }) => value)
      .join("\n");
    const used = new Set<string>();
    visit(tree, ({ name }) => {
      if (name && components.has(name) && !new RegExp(`\\b${name}\\b`, "u").test(own)) used.add(name);
    });
    const imports = [...used].sort().map((name) => getImport(name, components.get(name)!));
    tree.children = [...imports, ...(tree.children ?? [])];
  };
}

/** Folders whose subfolders, and their subfolders, have the components of pages. */
const ROOMS = ["src/components", "src/ui"];

/** The folder of tools, each of which has its components in the index of its own folder. */
const TOOLS = "src/tools";

/**
 * Finds each component: a name with a capital that the index of a tool exports, or the door of a folder in {@link ROOMS}
 * or of one of its subfolders.
 *
 * @throws Error when two components have one name
 */
export function readComponents(root: string): ReadonlyMap<string, string> {
  const inside = (folder: string) => listFolders(path.join(root, folder)).map((name) => `${folder}/${name}`);
  const parts = ROOMS.flatMap(inside).flatMap((topic) => [topic, ...inside(topic)]);
  const components = new Map<string, string>();
  for (const folder of [...parts, ...inside(TOOLS)]) {
    const door = getDoor(root, folder);
    if (!door) continue;
    const source = `@site/${door.replace(/(?:\/index)?\.tsx?$/u, "")}`;
    for (const name of listExports(path.join(root, door))) {
      const other = components.get(name);
      if (other) throw new Error(`${other} and ${source} both export ${name}: pages use components by name.`);
      if (!GLOBAL_COMPONENTS.has(name)) components.set(name, source);
    }
  }
  return components;
}

function listFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Returns the file that others import from a folder: its index, or the component that has its name. */
function getDoor(root: string, folder: string): string | undefined {
  return ["index.ts", "index.tsx", `${path.basename(folder)}.tsx`]
    .map((name) => `${folder}/${name}`)
    .find((file) => existsSync(path.join(root, file)));
}

/** Lists the names with a capital that a file exports as values: its functions and constants, and those that it passes on. */
function listExports(file: string): string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest);
  const names = statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause: clause, isTypeOnly } = statement;
      if (isTypeOnly || !clause || !ts.isNamedExports(clause)) return [];
      return clause.elements.filter((element) => !element.isTypeOnly).map(({ name }) => name.text);
    }
    if (!ts.canHaveModifiers(statement)) return [];
    const isExport = ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExport) return [];
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text);
  });
  // A constant in capitals is not a component.
  return names.filter((name) => /^[A-Z]\w*[a-z]/u.test(name));
}

/** `import { Name } from "source"`, as text and as the syntax tree that MDX compiles. */
function getImport(name: string, source: string): MarkdownNode {
  const identifier = { type: "Identifier", name };
  const declaration = {
    type: "ImportDeclaration",
    specifiers: [{ type: "ImportSpecifier", imported: identifier, local: identifier }],
    source: { type: "Literal", value: source, raw: JSON.stringify(source) },
    attributes: [],
  };
  return {
    type: "mdxjsEsm",
    value: `import { ${name} } from ${JSON.stringify(source)};`,
    data: { estree: { type: "Program", sourceType: "module", body: [declaration] } },
  };
}
