/** A colour of Sablier's brand. */
export interface BrandColour {
  readonly name: string;
  /** `#rrggbb`, lower case. */
  readonly hex: string;
  readonly use?: string;
}

export interface BrandPalette {
  readonly id: string;
  readonly title: string;
  /** The colours form a gradient in this order. */
  readonly isGradient?: true;
  readonly colours: readonly BrandColour[];
}

/** The colours of the branding repository's README, in its order. */
export const palettes: readonly BrandPalette[] = [
  {
    id: "primary",
    title: "Primary gradient",
    isGradient: true,
    colours: [
      { name: "Primary Start", hex: "#ff7300" },
      { name: "Primary Middle", hex: "#ff9c00" },
      { name: "Primary End", hex: "#ffb800" },
    ],
  },
  {
    id: "secondary",
    title: "Secondary gradient",
    isGradient: true,
    colours: [
      { name: "Secondary Start", hex: "#003dff" },
      { name: "Secondary Middle", hex: "#0063ff" },
      { name: "Secondary End", hex: "#00b7ff" },
      { name: "Secondary Desaturated", hex: "#266cd9", use: "muted blue, outside the gradient" },
    ],
  },
  {
    id: "dark",
    title: "Dark shades",
    colours: [
      { name: "Dark 000", hex: "#14161f", use: "background of landing pages and documentation" },
      { name: "Dark 050", hex: "#1a1d28" },
      { name: "Dark 100", hex: "#1e212f", use: "background of the app" },
      { name: "Dark 150", hex: "#212433", use: "raised surface" },
      { name: "Dark 200", hex: "#242838", use: "raised surface" },
      { name: "Dark 250", hex: "#262a3b", use: "raised surface" },
      { name: "Dark 300", hex: "#2a2e41", use: "border of a card" },
      { name: "Dark 400", hex: "#30354a", use: "border of a field" },
      { name: "Dark 500", hex: "#363b54" },
      { name: "Dark 600", hex: "#3c425d" },
      { name: "Dark 700", hex: "#424966" },
      { name: "Dark 800", hex: "#484f70" },
      { name: "Dark 900", hex: "#4e5679" },
      { name: "Dark 1000", hex: "#545c82" },
    ],
  },
  {
    id: "gray",
    title: "Grays",
    colours: [
      { name: "Gray 100", hex: "#e1e4ea", use: "text" },
      { name: "Gray 200", hex: "#c3c9d5", use: "text" },
      { name: "Gray 300", hex: "#a5aec0" },
      { name: "Gray 400", hex: "#8792ab", use: "labels" },
      { name: "Gray 500", hex: "#6a7795" },
    ],
  },
  {
    id: "signals",
    title: "Signals",
    colours: [
      { name: "Red", hex: "#e52e52", use: "errors" },
      { name: "Red End", hex: "#c9183b" },
      { name: "Red Desaturated", hex: "#db3959" },
      { name: "Green", hex: "#00d395" },
      { name: "Green Dark", hex: "#005033" },
      { name: "Purple", hex: "#805ad5" },
      { name: "Yellow", hex: "#ffb800" },
    ],
  },
  {
    id: "logo",
    title: "Gradient inside the logo files",
    isGradient: true,
    colours: [
      { name: "Logo Start", hex: "#f77423" },
      { name: "Logo End", hex: "#fbce5b" },
    ],
  },
];

/** A file of this site's own mark, for download. */
export interface MarkFile {
  /** Path on the site. */
  readonly path: string;
  readonly format: "SVG" | "PNG";
  /** Width and height in pixels; an SVG has none. */
  readonly size?: number;
  readonly use: string;
}

/** The hourglass of this site, designed for it; the official logos are in the branding repository. */
export const markFiles: readonly MarkFile[] = [
  { path: "/img/logo.svg", format: "SVG", use: "any size, on screen and in print" },
  { path: "/img/mark/mark-256.png", format: "PNG", size: 256, use: "where SVG is not taken" },
  { path: "/img/mark/mark-1024.png", format: "PNG", size: 1024, use: "slides and large surfaces" },
];

/** An official mark, as the branding repository has it: byte for byte, as it may not be edited. */
export interface OfficialMark {
  /** Path on the site. */
  readonly path: string;
  /** Folder in the branding repository. */
  readonly folder: string;
  readonly name: string;
  /** The ground on which it is meant to be. */
  readonly ground: "light" | "dark";
}

/** Copied from sablier-labs/branding at commit d6f3db1 of 26 March 2026. Trademarks: not under this site's licence. */
export const officialMarks: readonly OfficialMark[] = [
  {
    path: "/img/official/logo-wide-gradient-black.svg",
    folder: "logo/wide/svg",
    name: "Logo, gradient with dark text",
    ground: "light",
  },
  {
    path: "/img/official/logo-wide-all-gradient.svg",
    folder: "logo/wide/svg",
    name: "Logo, all gradient",
    ground: "dark",
  },
  {
    path: "/img/official/logo-wide-all-white.svg",
    folder: "logo/wide/svg",
    name: "Logo, all white",
    ground: "dark",
  },
  {
    path: "/img/official/logo-wide-all-black.svg",
    folder: "logo/wide/svg",
    name: "Logo, all black",
    ground: "light",
  },
  {
    path: "/img/official/logo-square-gradient.svg",
    folder: "logo/square/svg",
    name: "Square logo, gradient",
    ground: "light",
  },
  { path: "/img/official/icon.svg", folder: "icon/svg", name: "Icon, gradient", ground: "dark" },
];

/** What stays free around this site's mark, as a share of its height, on each side. */
export const MARK_CLEAR_SPACE = 1 / 4;
