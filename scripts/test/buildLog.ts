/** Warnings, whole, that say nothing about the site, each with its reason. */
const HARMLESS: RegExp[] = [
  // babel.config.js is for the tools that still read it; the site is compiled by SWC.
  /^\[WARNING\] Docusaurus site warnings:\n\s+- Your site is using the SWC js loader\.[^\n]*$/,
];

const COLOURS = /\u001b\[[0-9;]*m/g;

/**
 * The warnings of a build's output. Broken links, broken anchors and duplicate routes do not stop a build (a
 * draft may be looked at); here they are found again so that the tests fail on them.
 */
export function findWarnings(log: string): string[] {
  const lines = log.replace(COLOURS, "").split(/\r?\n/);
  const warnings: string[] = [];
  let open: string[] | undefined;
  for (const line of lines) {
    if (/^\s*\[(?:WARNING|ERROR)\]|^(?:WARN|WARNING|Warning)\b|HTML minifier diagnostic/.test(line)) {
      open = [line.trim()];
      warnings.push("");
      // Any other line with a name in brackets is somebody else's word.
    } else if (/^\s*\[[\w-]+\]/.test(line)) {
      open = undefined;
    } else if (open && line.trim()) {
      open.push(line.trim());
    }
    if (open) warnings[warnings.length - 1] = open.join("\n    ");
  }
  return warnings.filter((warning) => !HARMLESS.some((pattern) => pattern.test(warning)));
}
