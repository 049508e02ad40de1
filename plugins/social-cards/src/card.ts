/** What a card says. */
export interface Card {
  readonly title: string;
  /** The part of the site, as in the bar at the top. */
  readonly section: string;
  readonly description: string;
}

/** Pixels, as link previews ask for them. */
export const SIZE = { width: 1200, height: 630 } as const;

/** The colours of the dark theme (src/css/theme.css); a picture cannot read variables. */
const COLOURS = {
  background: "#14161f",
  strong: "#eef0f4",
  muted: "#98a2b8",
  accent: "#ff9c00",
  shade: "#2b2420",
};

/** An element as satori takes it. */
export interface Node {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly children?: unknown };
}

const createBox = (style: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children: children.length === 1 ? children[0] : children },
});

const createImage = (svg: string, style: Record<string, unknown>): Node => ({
  type: "img",
  props: { src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`, ...style, style },
});

/** A stream that unlocks, cut off by the corner: the mark that all cards share. */
const CORNER =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path d="M0 300 300 0V300Z" fill="${COLOURS.shade}"/>` +
  `<path d="M0 300 300 0" stroke="${COLOURS.accent}" stroke-width="5"/></svg>`;

/** Long titles are set smaller, so that three lines hold them. */
function chooseTitleSize(title: string): number {
  const longest = Math.max(...title.split(/\s/).map((word) => word.length));
  if (title.length > 60 || longest > 28) return 52;
  return title.length > 32 || longest > 20 ? 64 : 80;
}

/**
 * Returns a card as elements for satori: logo and name, section, title, description, on a flat ground.
 *
 * @param logo the site's logo as SVG
 */
export function layOut({ title, section, description }: Card, siteTitle: string, logo: string): Node {
  return createBox(
    {
      ...SIZE,
      boxSizing: "border-box",
      flexDirection: "column",
      padding: "72px 80px",
      background: COLOURS.background,
      color: COLOURS.muted,
      fontFamily: "Figtree",
      position: "relative",
    },
    createImage(CORNER, { position: "absolute", right: -6, bottom: -6, width: 312, height: 312 }),
    createBox(
      { alignItems: "center", gap: 22, fontSize: 34, fontWeight: 600, color: COLOURS.strong },
      createImage(logo, { width: 56, height: 56 }),
      siteTitle,
    ),
    createBox({ marginTop: 62, fontSize: 32, fontWeight: 600, color: COLOURS.accent }, section),
    createBox(
      {
        display: "block",
        marginTop: 12,
        maxWidth: 1040,
        fontSize: chooseTitleSize(title),
        fontWeight: 700,
        lineHeight: 1.12,
        letterSpacing: "-0.015em",
        color: COLOURS.strong,
        lineClamp: 3,
        wordBreak: "break-word",
      },
      title,
    ),
    createBox(
      { position: "absolute", left: 80, bottom: 68, width: 780, fontSize: 28, lineHeight: 1.4 },
      createBox({ display: "block", lineClamp: 2 }, description),
    ),
  );
}
