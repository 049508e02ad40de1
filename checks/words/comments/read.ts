import ts from "typescript";

/** A comment in code, without its signs. */
export interface Comment {
  /** The line on which it begins, from 1. */
  readonly line: number;
  readonly text: string;
  /** Whether it describes a function or a method. */
  readonly isOfFunction: boolean;
}

/** Returns the comments of a module or a style sheet. Lines that follow each other are one comment. */
export function readComments(file: string, source: string): Comment[] {
  const { words, functions } = file.endsWith(".css") ? NO_CODE : writeCode(file, source);
  const comments: Comment[] = [];
  let next = 0;
  let line = 1;
  let counted = 0;
  const pattern = file.endsWith(".css") ? /\/\*[\s\S]*?\*\//g : /\/\*[\s\S]*?\*\/|\/\/.*/g;
  for (let match = pattern.exec(source); match; match = pattern.exec(source)) {
    const { index } = match;
    while (next < words.length && words[next]![1] <= index) next += 1;
    const inside = words[next];
    if (inside && inside[0] <= index) {
      pattern.lastIndex = inside[1];
      continue;
    }
    line += source.slice(counted, index).split("\n").length - 1;
    counted = index;
    const comment = { line, text: listWords(match[0]), isOfFunction: functions.has(index) };
    if (/\n[ \t]*$/.test(source.slice(Math.max(0, index - 80), index))) add(comments, comment);
    else comments.push(comment);
  }
  return comments;
}

const NO_CODE: { words: readonly [number, number][]; functions: ReadonlySet<number> } = {
  words: [],
  functions: new Set(),
};

/** Adds a comment, or joins it with the line above, because a sentence may continue on the next line. */
function add(comments: Comment[], comment: Comment): void {
  const before = comments.at(-1);
  const follows = before && before.line + before.text.split("\n").length === comment.line;
  if (follows && !before.isOfFunction && !comment.isOfFunction) {
    comments[comments.length - 1] = { ...before, text: `${before.text}\n${comment.text}` };
  } else {
    comments.push(comment);
  }
}

/** Returns where a module holds text that may look like a comment, and where the comments of its functions begin. */
function writeCode(file: string, source: string): typeof NO_CODE {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const words: [number, number][] = [];
  const functions = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) words.push([node.pos, node.end]);
    else if (isText(node)) words.push([node.getStart(tree), node.end]);
    if (isFunction(node)) {
      const last = ts.getLeadingCommentRanges(source, node.pos)?.at(-1);
      if (last && source.startsWith("/**", last.pos)) functions.add(last.pos);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return { words: words.sort(([a], [b]) => a - b), functions };
}

/** Checks whether a node is a text or a pattern in the code. */
function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node)
  );
}

/** Checks whether a comment before a node describes a function. A component is described by what it shows. */
function isFunction(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node)) return !/^[A-Z]/.test(node.name?.text ?? "");
  if (ts.isMethodDeclaration(node)) return true;
  if (!ts.isVariableStatement(node)) return false;
  const [declaration] = node.declarationList.declarations;
  const value = declaration?.initializer;
  if (!declaration || !value || /^[A-Z]/.test(declaration.name.getText())) return false;
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value);
}

/** Returns the words of a comment; its line breaks remain, so that lines can be counted. */
function listWords(comment: string): string {
  return comment
    .replace(/^\/\*+|\*\/$/g, "")
    .replace(/^[ \t]*\*[ \t]?/gm, "")
    .replace(/^[ \t]*\/\/+[ \t]?/gm, "")
    .replace(/`[^`\n]*`/g, "□");
}
