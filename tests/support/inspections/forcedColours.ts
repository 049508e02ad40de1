import { type Page } from "@playwright/test";

/**
 * Looks at a page in the reader's own few colours (`forced-colors`), where backgrounds, shadows and gradients are gone.
 *
 * @returns one line for each text with a contrast below 4.5 to its background, each control without text whose
 *   signs have less than 3, and each picture none of whose lines has as much.
 */
export function lostInForcedColours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const parse = (text: string): Colour => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
      return text === "none" ? [0, 0, 0, 0] : [red, green, blue, alpha];
    };
    const over = (front: Colour, back: Colour): Colour => {
      const mix = (index: 0 | 1 | 2) => front[index] * front[3] + back[index] * (1 - front[3]);
      return [mix(0), mix(1), mix(2), 1];
    };
    const luminance = (colour: Colour) => {
      const [red, green, blue] = colour.slice(0, 3).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
    };
    const contrast = (first: Colour, other: Colour) => {
      const [light, dark] = [luminance(first), luminance(other)].sort((a, b) => b - a) as [number, number];
      return (light + 0.05) / (dark + 0.05);
    };
    const canvas = document.createElement("div");
    canvas.style.backgroundColor = "Canvas";
    document.body.append(canvas);
    const base = parse(getComputedStyle(canvas).backgroundColor);
    canvas.remove();
    const behind = (element: Element | null): Colour => {
      if (!element) return base;
      const own = parse(getComputedStyle(element).backgroundColor);
      return own[3] === 1 ? own : over(own, behind(element.parentElement));
    };
    const getName = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 50)}`;
    /** Returns what a shape of an SVG shows at all: its line, or else its area. */
    const marks = (svg: Element, back: Colour) =>
      [...svg.querySelectorAll("path, line, circle, ellipse, rect, polygon, polyline, use")].map((shape) => {
        const { fill, stroke, fillOpacity } = getComputedStyle(shape);
        const area = parse(fill);
        const shown = [
          over(parse(stroke), back),
          over([area[0], area[1], area[2], area[3] * Number(fillOpacity)], back),
        ];
        return Math.max(...shown.map((colour) => contrast(colour, back)));
      });

    const lost: string[] = [];
    for (const element of document.body.querySelectorAll("*")) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      const svg = element.closest("svg");
      const says = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent!.trim() !== "",
      );
      const disabled = element.matches(":disabled, [aria-disabled=true], :disabled *");
      // Moved out of sight for those who listen.
      const { width, height } = element.getBoundingClientRect();
      if (!svg && says && !disabled && width > 1 && height > 1) {
        const fill = parse(style.getPropertyValue("-webkit-text-fill-color") || style.color);
        const back = behind(element);
        if (contrast(over(fill, back), back) < 4.5) lost.push(`text: ${getName(element)}`);
      }
      if (element.matches("button, a, summary") && !disabled && !element.textContent?.trim()) {
        const signs = [...element.querySelectorAll("svg")].flatMap((sign) => marks(sign, behind(element)));
        if (signs.length > 0 && Math.max(...signs) < 3) lost.push(`sign: ${getName(element)}`);
      }
      if (element.matches("main svg[role=img]")) {
        if (Math.max(0, ...marks(element, behind(element))) < 3) lost.push(`picture: ${getName(element)}`);
      }
    }
    return lost;
  });
}
