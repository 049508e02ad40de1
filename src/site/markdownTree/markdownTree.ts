/** The part of a Markdown tree that the plugins for Markdown touch; `name` and `attributes` are those of a component. */
export interface MarkdownNode {
  type: string;
  name?: string | null;
  attributes?: { type?: string; name?: string; value?: unknown }[];
  children?: MarkdownNode[];
  value?: string;
  /** What is after the opening of a fence: its language, and the rest of the line. */
  lang?: string | null;
  meta?: string | null;
  /** Level of a heading. */
  depth?: number;
  /** Address of a link. */
  url?: string;
  data?: object;
  position?: { start: { line: number } };
}

/** Shows a node and all nodes below it, each before its children; children that `see` gives a node are shown too. */
export function visit(node: MarkdownNode, see: (node: MarkdownNode) => void): void {
  see(node);
  for (const child of node.children ?? []) visit(child, see);
}

/** Returns an attribute of a component that is written as text; `undefined` where there is none, or an expression. */
export function readAttribute(node: MarkdownNode, name: string): string | undefined {
  const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === "string" ? value : undefined;
}

/** Gives a component an attribute, as text or as whatever else MDX takes for a value. */
export function setAttribute(node: MarkdownNode, name: string, value: unknown): void {
  node.attributes = [...(node.attributes ?? []), { type: "mdxJsxAttribute", name, value }];
}

/** Returns where a node is, for messages: `docs/concepts/fees.mdx:12`. */
export function locate(node: MarkdownNode, page = "a page"): string {
  return `${page}:${node.position?.start.line ?? "?"}`;
}
