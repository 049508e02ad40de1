import type { ReactNode } from "react";
import { palettes, type BrandColour } from "@site/data/site/brand";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import styles from "./styles.module.css";

export interface SwatchesProps {
  /** Id of a palette in data/site/brand.ts. */
  palette: string;
}

/**
 * The colours of a palette, each with its name, its hex value to copy and its use; a gradient is shown above them.
 * Plain HTML and SVG, so that no inline style is needed; JavaScript only adds the copying.
 */
export function Swatches({ palette }: SwatchesProps): ReactNode {
  const found = palettes.find(({ id }) => id === palette);
  if (!found) {
    throw new Error(
      `No palette "${palette}" in data/site/brand.ts. There are: ${palettes.map(({ id }) => id).join(", ")}.`,
    );
  }
  return (
    <>
      {found.isGradient && <Gradient id={`gradient-${found.id}`} colours={found.colours} />}
      <ul className={styles.swatches}>
        {found.colours.map(({ name, hex, use }) => (
          <li key={name} className={styles.swatch}>
            <svg className={styles.colour} viewBox="0 0 4 3" preserveAspectRatio="none" aria-hidden="true">
              <rect width="4" height="3" fill={hex} />
            </svg>
            <span className={styles.words}>
              <span className={styles.name}>{name}</span>
              <span className={styles.hex}>
                <code>{hex}</code>
                <CopyButton value={hex} of={name} />
              </span>
              {use && <span className={styles.use}>{use}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Gradient({ id, colours }: { id: string; colours: readonly BrandColour[] }): ReactNode {
  const stops = colours.filter(({ use }) => !use?.includes("outside"));
  const names = stops.map(({ hex }) => hex).join(" to ");
  return (
    <svg className={styles.gradient} viewBox="0 0 100 12" preserveAspectRatio="none" role="img">
      <title>{`Gradient from ${names}`}</title>
      <defs>
        <linearGradient id={id}>
          {stops.map(({ hex }, index) => (
            <stop key={hex} offset={`${(100 * index) / (stops.length - 1)}%`} stopColor={hex} />
          ))}
        </linearGradient>
      </defs>
      <rect width="100" height="12" fill={`url(#${id})`} />
    </svg>
  );
}
