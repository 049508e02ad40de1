import type { ImportDeclaration, Program, VariableDeclaration } from "estree";

/**
 * Recma plugin: a page calls the functions that make elements (`_jsx` and its kin) by constants of its own, set from
 * what it imports. The bundler keeps a record of each use of an imported name, and a long page has thousands: they
 * were half of its cache and a good part of its memory. In the browser each call is shorter, too.
 */
export default function localJsx() {
  return ({ body }: Program): void => {
    const at = body.findIndex((node) => node.type === "ImportDeclaration" && isRuntime(node));
    if (at !== -1) body.splice(at + 1, 0, takeNames(body[at] as ImportDeclaration));
  };
}

const isRuntime = ({ source }: ImportDeclaration): boolean =>
  /\/jsx-(?:dev-)?runtime$/.test(String(source.value));

/** Renames what an import declares, and returns constants of the names that it declared. */
function takeNames({ specifiers }: ImportDeclaration): VariableDeclaration {
  const declarations = specifiers.map(({ local }) => {
    const { name } = local;
    local.name = `${name}Imported`;
    return {
      type: "VariableDeclarator" as const,
      id: { type: "Identifier" as const, name },
      init: { type: "Identifier" as const, name: local.name },
    };
  });
  return { type: "VariableDeclaration", kind: "const", declarations };
}
