/** A node of a syntax tree, as far as this plugin looks at it. */
interface Node {
  type: string;
  tagName?: string;
  name?: string | null;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Names with a hyphen that a line must not part: standards, and streams by their ids. */
const NAME = /\b(?:ERC|EIP|RFC|ISO|[A-Z]{2,3}\d?)-\d[\d-]*\b/;
const NAMES = new RegExp(`(${NAME.source})`);

/** Where a name stays as it is, or where an element would be out of place. */
const SKIPPED = new Set(["code", "pre", "svg", "math", "script", "style"]);

/**
 * Rehype plugin: wraps names such as ERC-20 in an element that does not break (src/css/text.css). The hyphen stays the
 * one that readers type, search and copy.
 */
export default function keepWordsTogether() {
  return (tree: Node): void => visit(tree);
}

function visit(node: Node): void {
  if (SKIPPED.has(node.tagName ?? "")) return;
  node.children = node.children?.flatMap((child) => {
    visit(child);
    return child.type === "text" && NAME.test(child.value ?? "") ? wrap(child.value!) : child;
  });
}

/** Returns a text as its parts, each name in an element. */
function wrap(value: string): Node[] {
  return value
    .split(NAMES)
    .filter(Boolean)
    .map((part) => {
      const text = { type: "text", value: part };
      if (!NAME.test(part)) return text;
      return { type: "element", tagName: "span", properties: { className: ["nowrap"] }, children: [text] };
    });
}
