import { type AtRule, type Container, type Document, type Root, type Rule } from "postcss";

/** A rule that holds whatever the screen, and the layer in which it is; empty outside of all. */
interface PlainRule {
  readonly rule: Rule;
  readonly layer: string;
  readonly position: number;
}

/** Selectors for the root element, in whatever state. */
const ROOT = /^(?:html|:root)(?:\[[^\]]*\])*$/;

/**
 * Takes out the custom properties that can never hold, because another rule for the same element always sets them
 * again: the framework's defaults, where the site has colours and fonts of its own. Only custom properties: what a
 * browser cannot read of them takes no effect later, so that an earlier one is never what it falls back to.
 *
 * A declaration is overridden by one for the same selector further down in the same layer, and by one outside of all layers.
 */
export function dropOverridden(root: Root): void {
  const rules: PlainRule[] = [];
  root.walkRules((rule) => {
    const layer = getLayer(rule);
    if (layer !== undefined) rules.push({ rule, layer, position: rules.length });
  });

  /** Where a selector sets a property for the last time in a layer. */
  const last = new Map<string, number>();
  for (const { rule, layer, position } of rules) {
    rule.walkDecls(/^--/, ({ prop, important }) => {
      if (important) return;
      for (const selector of rule.selectors) last.set(composeKey(layer, selector, prop), position);
    });
  }

  for (const { rule, layer, position } of rules) {
    rule.walkDecls(/^--/, (declaration) => {
      const { prop, important } = declaration;
      if (important) return;
      const isOverridden = (selector: string) =>
        (last.get(composeKey(layer, selector, prop)) ?? position) > position ||
        (layer !== "" && listSupersets(selector).some((wider) => last.has(composeKey("", wider, prop))));
      if (rule.selectors.every(isOverridden)) declaration.remove();
    });
    if (!rule.nodes.some((node) => node.type !== "comment")) rule.remove();
  }
}

const composeKey = (layer: string, selector: string, property: string) => `${layer}|${selector}|${property}`;

/** Returns the selectors that match at least what this one matches: itself, and simpler ones for the root. */
function listSupersets(selector: string): string[] {
  if (!ROOT.test(selector)) return [selector];
  return [selector, ":root", "html", selector.replace(/^(?:html|:root)(?=\[)/, "")];
}

/**
 * Returns the layer of a rule, or undefined where it has no name, or where it is under a condition or in an animation.
 */
function getLayer(rule: Rule): string | undefined {
  const names: string[] = [];
  let parent: Container | Document | undefined = rule.parent;
  for (; parent && parent.type !== "root"; parent = parent.parent) {
    const { name, params } = parent as AtRule;
    if (name !== "layer" || !params) return undefined;
    names.unshift(params);
  }
  return names.join(".");
}
