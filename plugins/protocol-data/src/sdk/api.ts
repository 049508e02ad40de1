import path from "node:path";
import ts from "typescript";

/** Something that the package exports, as its types declare it. */
export interface SdkMember {
  readonly name: string;
  /** Signatures of a function, declaration of a type, type of a constant. */
  readonly declaration: string;
}

/** All that is public. */
export interface SdkApi {
  /** Functions of the object `sablier`, by their path. */
  readonly queries: readonly SdkMember[];
  readonly functions: readonly SdkMember[];
  readonly constants: readonly SdkMember[];
  readonly types: readonly SdkMember[];
}

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseFullyQualifiedType;

/** Reads what the root of the package `sablier` exports, from the declarations that it ships. */
export function readApi(): SdkApi {
  const root = path.resolve("node_modules/sablier/dist/types/index.d.ts");
  const program = ts.createProgram([root], {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2022.d.ts"],
  });
  const checker = program.getTypeChecker();
  const api = { queries: [], functions: [], constants: [], types: [] } as Record<keyof SdkApi, SdkMember[]>;
  const resolve = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const getType = (symbol: ts.Symbol) => checker.getTypeOfSymbol(resolve(symbol));
  const listSignatures = (symbol: ts.Symbol) =>
    getType(symbol)
      .getCallSignatures()
      .map((signature) => checker.signatureToString(signature, undefined, FORMAT));

  const addQueries = (name: string, type: ts.Type) => {
    for (const property of type.getProperties()) {
      const member = `${name}.${property.name}`;
      const signatures = listSignatures(property);
      if (signatures.length > 0) {
        api.queries.push({ name: member, declaration: signatures.map(collapseSpace).join("\n") });
      }
      // `sablier.evm` holds the same functions as `sablier` itself.
      else if (member !== "sablier.evm") addQueries(member, getType(property));
    }
  };

  const module = checker.getSymbolAtLocation(program.getSourceFile(root)!)!;
  for (const symbol of checker.getExportsOfModule(module)) {
    const target = resolve(symbol);
    // The namespace of types counts as a value to the compiler, because it imports others.
    const isValue = Boolean(target.flags & ts.SymbolFlags.Value) && symbol.name !== "Sablier";
    if (isValue && symbol.name === "sablier") addQueries("sablier", getType(symbol));
    const signatures = isValue ? listSignatures(symbol) : [];
    if (signatures.length > 0) {
      api.functions.push({ name: symbol.name, declaration: signatures.map(collapseSpace).join("\n") });
    } else if (isValue) {
      api.constants.push({ name: symbol.name, declaration: "" });
    } else {
      addTypes(symbol.name, target, api.types);
    }
  }
  // What only Solana has: functions that the root does not export under the same name and with the same types.
  const solana = checker.getExportsOfModule(module).find(({ name }) => name === "solana")!;
  const known = new Set(checker.getExportsOfModule(module).map(resolve));
  for (const symbol of checker.getExportsOfModule(resolve(solana))) {
    const signatures = resolve(symbol).flags & ts.SymbolFlags.Value ? listSignatures(symbol) : [];
    if (signatures.length > 0 && !known.has(resolve(symbol))) {
      api.functions.push({
        name: `solana.${symbol.name}`,
        declaration: signatures.map(collapseSpace).join("\n"),
      });
    }
  }
  // What `Chain` and `Contract` consist of: the package does not export it, and readers ask for its fields.
  const shared = program
    .getSourceFiles()
    .find(({ fileName }) => fileName.endsWith("sablier/dist/types/shared/types.d.ts"))!;
  for (const symbol of checker.getExportsOfModule(checker.getSymbolAtLocation(shared)!)) {
    if (symbol.name === "Shared") addTypes("Shared", symbol, api.types);
  }
  const byName = (a: SdkMember, b: SdkMember) => (a.name < b.name ? -1 : 1);
  for (const members of Object.values(api)) members.sort(byName);
  return api;

  function addTypes(name: string, symbol: ts.Symbol, types: SdkMember[]): void {
    if (symbol.flags & ts.SymbolFlags.Namespace) {
      for (const member of checker.getExportsOfModule(symbol)) {
        const target = resolve(member);
        // `Sablier.Chain` and the like are other names of what `Sablier.EVM` has.
        const isAlias = name === "Sablier" && !["EVM", "Solana"].includes(member.name);
        if (!isAlias) addTypes(`${name}.${member.name}`, target, types);
      }
    }
    const declaration =
      symbol.declarations?.find(ts.isTypeAliasDeclaration) ??
      symbol.declarations?.find(ts.isInterfaceDeclaration);
    if (declaration)
      types.push({ name, declaration: dedent(declaration.getText().replace(/^(?:export |declare )+/u, "")) });
  }
}

/** Returns a signature on one line, with the names of types as a reader imports them. */
function collapseSpace(signature: string): string {
  return signature
    .replace(/import\("[^"]*"\)\./gu, "")
    .replace(/\b(?:Sablier\.)?(EVM|Solana)\./gu, "Sablier.$1.")
    .replace(/\s+/gu, " ");
}

/** Returns a declaration that was in a namespace, without its indentation. */
function dedent(text: string): string {
  const lines = text.split("\n");
  const depth = Math.min(
    ...lines
      .slice(1)
      .filter(Boolean)
      .map((line) => /^ */u.exec(line)![0].length),
  );
  return [lines[0]!, ...lines.slice(1).map((line) => line.slice(Number.isFinite(depth) ? depth : 0))].join(
    "\n",
  );
}
