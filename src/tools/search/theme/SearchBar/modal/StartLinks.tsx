import { Fragment, type ReactNode } from "react";
import { tools } from "@site/src/tools/list";
import { followInPlace } from "./SearchHit";
import styles from "../styles.module.css";

type Links = readonly (readonly [address: string, text: ReactNode])[];

const QUESTIONS: Links = [
  ["/support/faq#withdraw", "How do I withdraw my tokens?"],
  ["/support/faq#claim", "How do I claim an airdrop?"],
  ["/support/faq#find-stream", "Where is my stream?"],
  ["/support/faq#nothing-withdrawable", "Why can't I withdraw anything?"],
  ["/support/faq#cancel", "How do I cancel a stream?"],
  ["/support/faq#create", "How do I create a stream?"],
];
const TOOLS: Links = tools.map(({ address, name, task }) => [
  address,
  <Fragment key={address}>
    <strong>{name}</strong> <small>{task}</small>
  </Fragment>,
]);

/** What is instead of stored searches while there are none: frequent questions and the tools. */
export default function StartLinks({ onFollow }: { onFollow(address: string): void }): ReactNode {
  // It is in a paragraph, which takes neither headings nor lists.
  const group = (title: string, links: Links) => (
    <span className={styles.start}>
      <b>{title}</b>
      {links.map(([address, text]) => (
        <a key={address} href={address} onClick={followInPlace(onFollow, address)}>
          {text}
        </a>
      ))}
    </span>
  );
  return (
    <>
      {group("Frequent questions", QUESTIONS)}
      {group("Tools", TOOLS)}
      <span className={styles.none}>No recent searches</span>
    </>
  );
}
