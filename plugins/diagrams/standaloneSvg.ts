/** The computed style properties that become attributes, with their initial values. */
const PROPERTIES: Readonly<Record<string, string>> = {
  fill: "rgb(0, 0, 0)",
  stroke: "none",
  "stroke-width": "1px",
  "stroke-dasharray": "none",
  "fill-opacity": "1",
  "stroke-opacity": "1",
  opacity: "1",
  "font-size": "16px",
  "font-weight": "400",
  "font-style": "normal",
  "text-anchor": "start",
  "dominant-baseline": "auto",
};

/**
 * Runs inside the browser that renders. Turns Mermaid's picture into one that is on its own in a page: what its
 * style sheet says of an element becomes attributes (a policy without inline styles admits them), colours become CSS
 * variables, ids become unique and repeatable, what carries no picture goes.
 *
 * @throws Error naming a colour that has no variable, two labels of which one covers the other, or a word that the end
 * of a line breaks
 */
export function makeStandaloneSvg(input: {
  svg: string;
  id: string;
  /** Mermaid's text: each word of a label is one of its words. */
  text: string;
  exchange: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
  /** What labels of statuses begin with, and the marks that take its place, by status. */
  placeholder: string;
  marks: Readonly<Record<string, { readonly path: string; readonly tint: string }>>;
}): { svg: string; title: string; description: string; width: number; height: number } {
  const host = document.createElement("div");
  document.body.append(host);
  host.innerHTML = input.svg;
  const root = host.querySelector("svg");
  if (!root) throw new Error("Mermaid rendered nothing.");
  const title = root.querySelector("title")?.textContent?.trim() ?? "";
  const description = root.querySelector("desc")?.textContent?.trim() ?? "";
  const colours = new Set(["fill", "stroke"]);

  const labels = [...root.querySelectorAll("text")].filter((text) => text.textContent?.trim());
  const shared = (a: DOMRect, b: DOMRect) => ({
    width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  });
  labels.forEach((label, index) => {
    for (const other of labels.slice(0, index)) {
      const { width, height } = shared(label.getBoundingClientRect(), other.getBoundingClientRect());
      if (width < 3 || height < 3) continue;
      throw new Error(
        `The labels "${other.textContent}" and "${label.textContent}" cover each other: say one of them elsewhere.`,
      );
    }
  });

  const words = new Set(input.text.split(/[^\p{L}\p{N}_]+/u));
  for (const label of labels) {
    const lines = [...label.querySelectorAll("tspan")].filter((span) => span.childElementCount === 0);
    for (const { textContent } of lines.length > 0 ? lines : [label]) {
      const broken = textContent?.split(/[^\p{L}\p{N}_]+/u).find((word) => !words.has(word));
      if (broken)
        throw new Error(
          `The end of a line breaks the word that has "${broken}" in it: say it in shorter words.`,
        );
    }
  }

  // The look is read from all elements first: writing attributes would change what the next one inherits.
  const looks = [...root.querySelectorAll("*")].map((element) => {
    if (element.closest("style, title, desc")) return undefined;
    const style = getComputedStyle(element);
    const parent =
      element.parentElement && element !== root ? getComputedStyle(element.parentElement) : undefined;
    return Object.keys(input.properties).flatMap((name): [string, string][] => {
      const value = style.getPropertyValue(name);
      const inherited =
        name === "opacity" || name === "dominant-baseline" ? undefined : parent?.getPropertyValue(name);
      if (value === (inherited ?? input.properties[name])) return [];
      if (!colours.has(name) || value === "none") return [[name, value]];
      if (value === "rgba(0, 0, 0, 0)") return [[name, "none"]];
      const variable = input.exchange[value];
      const shape = element instanceof SVGGeometryElement || element instanceof SVGTextContentElement;
      if (!variable) {
        // Groups and markers without a shape of their own show no colour.
        if (!shape || value === "rgb(0, 0, 0)" || value === "rgb(51, 51, 51)") {
          return shape ? [[name, name === "fill" ? "var(--sb-text-strong)" : "var(--sb-axis)"]] : [];
        }
        throw new Error(
          `The ${name} ${value} of <${element.tagName} class="${element.getAttribute("class")}"> is not in the palette.`,
        );
      }
      return [[name, variable]];
    });
  });

  const lineLabels = new Set(root.querySelectorAll<SVGTextElement>(".edgeLabels text, .edgeLabel text"));
  const messages = [...root.querySelectorAll("text.messageText")];
  [...root.querySelectorAll("*")].forEach((element, index) => {
    const look = looks[index];
    if (!look) return;
    element.removeAttribute("style");
    element.removeAttribute("class");
    for (const name of Object.keys(input.properties)) element.removeAttribute(name);
    for (const { name } of [...element.attributes]) {
      const isForeign =
        name === "name" || (element instanceof SVGCircleElement && ["width", "height"].includes(name));
      if (isForeign || name.startsWith("data-")) element.removeAttribute(name);
    }
    for (const [name, value] of look) element.setAttribute(name, value);
    // Boxes of all kinds of diagrams have the corners of a state's; bars that are narrower have none to round.
    const isBox = element instanceof SVGRectElement && element.hasAttribute("stroke");
    if (isBox && element.width.baseVal.value > 20) {
      for (const name of ["rx", "ry"]) element.setAttribute(name, "5");
    }
  });
  for (const text of root.querySelectorAll("text")) {
    const label = text.textContent?.trim() ?? "";
    const status = label.startsWith(input.placeholder) ? label.slice(input.placeholder.length) : "";
    const mark = input.marks[status];
    const words = [...text.querySelectorAll("tspan")].filter((span) => span.childElementCount === 0);
    if (!mark || words.length !== 1) continue;
    const before = text.getBBox();
    words[0]!.textContent = status;
    const { x, height, y } = text.getBBox();
    const transform = text.getAttribute("transform") ?? "";
    // Room for the mark, which is 10 pixels wide, and a gap.
    const shift = before.x + 14 - x;
    text.setAttribute("transform", `${transform} translate(${shift},0)`.trim());
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", mark.path);
    path.setAttribute("fill", `var(--sb-${mark.tint})`);
    path.setAttribute("fill-rule", "evenodd");
    path.setAttribute("transform", `${transform} translate(${before.x},${y + height / 2 - 5})`.trim());
    text.before(path);
  }
  // Text without a colour of its own inherits the root's.
  root.setAttribute("fill", "var(--sb-text-strong)");
  // Boxes are as wide as text of this size, whatever size the page has.
  root.setAttribute("font-size", "16");
  // A line ends before its label, however many lines that has, and goes on after it.
  for (const text of lineLabels) {
    if (!text.textContent?.trim()) continue;
    const { x, y, width, height } = text.getBBox();
    const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    for (const [name, value] of Object.entries({ x: x - 4, y, width: width + 8, height })) {
      ground.setAttribute(name, value.toFixed(2));
    }
    ground.setAttribute("fill", "var(--sb-background)");
    const transform = text.getAttribute("transform");
    if (transform) ground.setAttribute("transform", transform);
    text.before(ground);
  }
  // The message of a sequence is above its line: an outline in the background's colour is enough.
  for (const text of messages) {
    for (const [name, value] of Object.entries({
      "paint-order": "stroke",
      stroke: "var(--sb-background)",
      "stroke-width": "6",
      "stroke-linejoin": "round",
    })) {
      text.setAttribute(name, value);
    }
  }
  // Symbols are icons that sequence diagrams bring along unused, one with a path that browsers complain about.
  for (const useless of root.querySelectorAll("style, script, filter, linearGradient, symbol")) {
    useless.remove();
  }
  // Lines of all kinds of diagrams end in one head. Its tip touches the box, a few pixels after the end of the line.
  const tips: Record<string, number> = { pointEnd: 4, pointStart: 4, barbEnd: 0, arrowhead: 2.1 };
  for (const marker of root.querySelectorAll("marker")) {
    if (!root.outerHTML.includes(`#${marker.id})`)) marker.remove();
    const tip = tips[marker.id.split(/[-_]/).at(-1)!];
    if (tip === undefined) continue;
    for (const { name } of [...marker.attributes]) if (name !== "id") marker.removeAttribute(name);
    const head = { markerUnits: "userSpaceOnUse", markerWidth: 9, markerHeight: 9, refX: 9 - tip, refY: 4.5 };
    for (const [name, value] of Object.entries({ ...head, orient: "auto-start-reverse" })) {
      marker.setAttribute(name, String(value));
    }
    marker.innerHTML = '<path d="M0 0L9 4.5L0 9Z" fill="var(--sb-axis)"/>';
  }
  for (const group of [...root.querySelectorAll("g, rect, defs")].reverse()) {
    const empty =
      group.tagName === "rect" ? group.getAttribute("width") === "0" : group.childElementCount === 0;
    if (empty && !group.textContent) group.remove();
  }

  const { width, height } = root.viewBox.baseVal;
  for (const { name } of [...root.attributes])
    if (!["viewBox", "xmlns", "fill", "font-size"].includes(name)) root.removeAttribute(name);
  root.setAttribute("width", String(Math.round(width)));
  root.setAttribute("height", String(Math.round(height)));

  // Ids that something points to are numbered in the order of the document, the others go.
  const source = root.outerHTML;
  let count = 0;
  const renamed = new Map<string, string>();
  for (const element of root.querySelectorAll("[id]")) {
    if (source.includes(`#${element.id})`)) renamed.set(element.id, `${input.id}-${count++}`);
    else element.removeAttribute("id");
  }
  for (const element of root.querySelectorAll("*")) {
    for (const attribute of [...element.attributes]) {
      for (const [before, after] of renamed) {
        if (attribute.name === "id" && attribute.value === before) attribute.value = after;
        else if (attribute.value.includes(`#${before})`)) {
          attribute.value = attribute.value
            .replace(/url\([^)]*#/, "url(#")
            .replace(`#${before})`, `#${after})`);
        }
      }
    }
  }
  root.setAttribute("role", "img");
  const label = (element: Element | null, suffix: string, attribute: string) => {
    if (!element) return;
    element.id = `${input.id}-${suffix}`;
    root.setAttribute(attribute, element.id);
  };
  label(root.querySelector("title"), "title", "aria-labelledby");
  label(root.querySelector("desc"), "description", "aria-describedby");
  const svg = new XMLSerializer()
    .serializeToString(root)
    .replace(/-?(?<!\d)\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
  host.remove();
  return { svg, title, description, width: Math.round(width), height: Math.round(height) };
}

export const lookProperties = PROPERTIES;
