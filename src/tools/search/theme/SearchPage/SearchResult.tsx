import { type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { type Hit } from "@site/src/tools/search";
import styles from "./styles.module.css";

interface SearchResultProps {
  hit: Hit;
  /** Whether another hit has the same headings, so that the address tells them apart. */
  isTwin: boolean;
}

/** A hit: its heading as a link, the headings above it, and the text that matched. Its texts hold no markup but marks. */
export default function SearchResult({ hit, isTwin }: SearchResultProps): ReactNode {
  const { url, area, headings, text } = hit;
  const getHtml = (html = "") => ({ __html: html });
  return (
    <li className={styles.result}>
      <h2 className={styles.heading}>
        <Link to={url} dangerouslySetInnerHTML={getHtml(headings.at(-1))} />
      </h2>
      <p className={styles.path}>
        <span>{area}</span>
        {headings.slice(0, -1).map((heading, depth) => (
          <span key={depth} dangerouslySetInnerHTML={getHtml(heading)} />
        ))}
        {isTwin && <span>{url.split("#", 1)[0]}</span>}
      </p>
      {text && <p className={styles.text} dangerouslySetInnerHTML={getHtml(text)} />}
    </li>
  );
}
