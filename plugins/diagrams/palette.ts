/**
 * Colours with which Mermaid renders, and what is in their place on the page. Mermaid computes with colours and
 * cannot be given CSS variables, so each part gets a colour of its own that is then exchanged: one picture serves
 * both colour modes.
 */
const variables = {
  "#010203": "var(--sb-surface)",
  "#010204": "var(--sb-text-strong)",
  "#010205": "var(--sb-border-strong)",
  "#010206": "var(--sb-axis)",
  "#010207": "var(--sb-background)",
  "#010208": "var(--sb-text)",
  "#010209": "var(--sb-border)",
  "#01020a": "var(--sb-accent-soft)",
  "#01020b": "var(--sb-streamed)",
  "#01020c": "var(--sb-surface-raised)",
  "#01020d": "var(--sb-deposit)",
  "#01020e": "var(--sb-covered)",
  "#01020f": "var(--sb-refundable)",
  "#010210": "var(--sb-debt)",
} as const;

const [
  box,
  strong,
  frame,
  line,
  background,
  text,
  faint,
  soft,
  accent,
  group,
  deposit,
  covered,
  refundable,
  debt,
] = Object.keys(variables) as [string, ...string[]] as string[];

/** Mermaid's colours for the tints of statuses. */
export const tints = { deposit, streamed: accent, covered, refundable, debt } as const;

/** Mermaid's own names for the colours of the diagrams that these pages use. */
export const themeVariables = {
  darkMode: false,
  background,
  primaryColor: box,
  primaryTextColor: strong,
  primaryBorderColor: frame,
  secondaryColor: soft,
  secondaryTextColor: strong,
  secondaryBorderColor: frame,
  tertiaryColor: group,
  tertiaryTextColor: text,
  tertiaryBorderColor: faint,
  lineColor: line,
  textColor: text,
  mainBkg: box,
  nodeBorder: frame,
  nodeTextColor: strong,
  clusterBkg: group,
  clusterBorder: faint,
  titleColor: strong,
  edgeLabelBackground: background,
  defaultLinkColor: line,
  // State diagrams
  labelColor: strong,
  altBackground: group,
  compositeBackground: background,
  compositeTitleBackground: box,
  compositeBorder: faint,
  innerEndBackground: frame,
  specialStateColor: line,
  transitionColor: line,
  transitionLabelColor: text,
  stateBkg: box,
  stateLabelColor: strong,
  stateBorder: frame,
  labelBackgroundColor: background,
  errorBkgColor: box,
  errorTextColor: strong,
  // Sequence diagrams
  actorBkg: box,
  actorBorder: frame,
  actorTextColor: strong,
  actorLineColor: faint,
  signalColor: line,
  signalTextColor: text,
  labelBoxBkgColor: soft,
  labelBoxBorderColor: frame,
  labelTextColor: strong,
  loopTextColor: text,
  noteBkgColor: soft,
  noteTextColor: strong,
  noteBorderColor: accent,
  activationBkgColor: soft,
  activationBorderColor: frame,
  sequenceNumberColor: strong,
} as const;

const readChannels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** What the browser calls each colour (`rgb(1, 2, 3)`), and the variable that takes its place. */
export const exchange: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(variables).map(([hex, variable]) => [`rgb(${readChannels(hex).join(", ")})`, variable]),
);
