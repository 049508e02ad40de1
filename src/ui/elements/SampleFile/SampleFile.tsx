import type { ReactNode } from "react";
import styles from "./styles.module.css";

export interface SampleFileProps {
  /** Path of the sample from the project's root. The author writes only this; the rest comes from plugins/samples. */
  file: string;
  /** Address of the complete file on this site. */
  download: string;
  /** Number of lines. */
  lines: string;
  /** Address of the page that opens the file in Remix; only for Solidity, and not in the short form. */
  remix?: string;
  /** Leaves the code out, for a page that shows a part of it and says where the complete file is. */
  short?: boolean;
  /** The code block. */
  children?: ReactNode;
}

/**
 * The complete file of a sample: a bar with its name, a download and, for Solidity, a link to Remix; the code opens
 * below. The code is in the HTML and opens without JavaScript; copying it needs JavaScript.
 */
export function SampleFile({
  file,
  download,
  lines,
  remix,
  short = false,
  children,
}: SampleFileProps): ReactNode {
  const name = file.split("/").at(-1) ?? file;
  return (
    <section className={styles.sample} aria-label={`Complete file ${name}`}>
      <div className={styles.bar}>
        <span className={styles.name}>
          <code>{name}</code>, {lines} lines
        </span>
        <span className={styles.actions}>
          <a href={download} download={name}>
            Download
          </a>{" "}
          {remix !== undefined && <a href={remix}>Open in Remix</a>}
        </span>
      </div>
      {!short && (
        <details className={styles.details}>
          <summary>Show the complete file</summary>
          {children}
        </details>
      )}
    </section>
  );
}
