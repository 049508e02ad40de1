import { type MouseEvent, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import Heading from "@theme/Heading";
import Layout from "@theme/Layout";
import { PageHead } from "@site/src/components/page/PageHead/PageHead";
import { ToolList } from "@site/src/components/page/ToolList/ToolList";
import { StructuredData, useIdentity } from "@site/src/components/page/StructuredData";
import { navbar } from "@site/config/navigation/navbar";
import { interfaceFee } from "@site/data/contracts/fees";
import { StreamIdBox } from "@site/src/tools/finder";
import StreamInMotion from "@site/src/components/streams/StreamInMotion";
import { searches } from "@site/src/tools/foundPages";
import { composeSiteGraph } from "@site/src/site/structuredData";
import styles from "./index.module.css";

const sections = navbar.items.flatMap((item) =>
  "activeBasePath" in item ? [{ to: item.to, label: item.label, text: item["data-holds"] }] : [],
);

/** Three people, with one sentence and one button each. */
const readers = [
  {
    who: "I receive",
    text: "See your streams and claims, and withdraw without the app.",
    to: "/desk",
    go: "Open the desk",
  },
  {
    who: "I pay",
    text: "Vest tokens, or pay people by the second, from a Safe.",
    to: "/guides/batch",
    go: "Build a batch",
  },
  {
    who: "I build",
    text: "Call the contracts with samples that compile and run.",
    to: "/guides/lockup/overview",
    go: "Read the guides",
  },
];

/** What recipients ask first, and the gist of each answer. */
const answers = [
  {
    to: "/support/faq#withdraw",
    question: "How do I withdraw my tokens?",
    gist: `A withdrawal costs gas and, in the app, $${interfaceFee.withdrawUsd}.`,
  },
  {
    to: "/support/faq#claim",
    question: "How do I claim an airdrop?",
    gist: "In the app, or with the campaign's list and without the app.",
  },
  {
    to: "/support/faq#trouble",
    question: "What if something is wrong?",
    gist: "Missing money, a lost or hacked wallet, or a site that may be a scam.",
  },
];

const products = [
  {
    name: "Lockup",
    to: "/concepts/lockup/overview",
    when: "A fixed amount, released until a fixed end",
    how: "You lock the whole deposit at the start, and a curve determines how much can be withdrawn at any time.",
    use: "Vesting, investor lockups, fixed-term grants",
  },
  {
    name: "Flow",
    to: "/concepts/flow/overview",
    when: "A rate per second, without an end",
    how: "You top up whenever you like. If more is owed than you have deposited, the rest is debt.",
    use: "Payroll, subscriptions, open-ended grants",
  },
  {
    name: "Airdrops",
    to: "/concepts/merkle-airdrops",
    when: "Many recipients who claim for themselves",
    how: "Only a Merkle root is onchain. Each claim pays out at once or opens a stream.",
    use: "Token launches, rewards, vested distributions",
  },
  {
    name: "Web app",
    to: "/apps/features/overview",
    when: "No code needed",
    how: "You view, withdraw, claim and manage in the browser or in a Safe.",
    use: "Recipients, senders, treasuries",
  },
];

/** Opens the search that the navbar holds; the link to the results page remains for a page without JavaScript. */
function openSearch(event: MouseEvent) {
  const button = document.querySelector<HTMLButtonElement>(".DocSearch-Button");
  if (!button) return;
  event.preventDefault();
  button.click();
}

/** Shows what Sablier is, where each reader goes, the stream finder, the sections, the tools, the product lines and a stream in motion. */
export default function Home(): ReactNode {
  return (
    <Layout
      title="Documentation and guides for Sablier"
      description="Documentation and guides for Sablier: token streaming, vesting, payroll and airdrops on EVM chains, generated from the released contracts."
    >
      <PageHead route="/" />
      <StructuredData graph={composeSiteGraph(useIdentity())} />
      <main className={styles.page}>
        <h1 className={styles.title}>
          Documentation and guides for <span>Sablier</span>
        </h1>
        <p className={styles.lead}>
          With Sablier, you release ERC-20 tokens over time on Ethereum and other EVM chains. Pay people by
          the second, vest tokens until a fixed date, or let recipients claim an airdrop.
        </p>
        {searches.length > 0 && (
          <Link to="/search" onClick={openSearch} className={`${styles.search} screen-only`}>
            <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
              <path
                d="M8.500 14.500a6 6 0 1 0 0-12 6 6 0 0 0 0 12Zm4.500-1.500 4.500 4.500"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                strokeLinecap="round"
              />
            </svg>
            <span>Search functions, errors, addresses, questions</span>
            <kbd aria-hidden="true">/</kbd>
          </Link>
        )}
        <ul className={styles.readers}>
          {readers.map(({ who, text, to, go }) => (
            <li key={who}>
              <h2 className={styles.who}>{who}</h2>
              <span className={styles.what}>{text}</span>
              <Link to={to} className="button button--primary">
                {go}
              </Link>
            </li>
          ))}
        </ul>

        <div className={styles.pair}>
          <section aria-labelledby="where-is-my-stream">
            <Heading as="h2" className={styles.heading} id="where-is-my-stream">
              Find a stream by its ID
            </Heading>
            <StreamIdBox />
            <ul className={styles.answers}>
              {answers.map(({ to, question, gist }) => (
                <li key={to}>
                  <Link to={to}>{question}</Link>
                  <span>{gist}</span>
                </li>
              ))}
            </ul>
          </section>

          <div>
            <StreamInMotion />
            <p className={styles.tryIt}>
              <Link to="/playground">Create your own stream in the playground</Link>
            </p>
          </div>
        </div>

        <h2 className={styles.heading}>Sections</h2>
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.to}>
              <Link to={section.to} className={styles.card}>
                <strong>{section.label}</strong>
                <span>{section.text}</span>
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.news}>
          The <Link to="/blog">release notes</Link> explain what each release of the contracts changed.
        </p>

        <h2 className={styles.heading}>Tools</h2>
        <ToolList />

        <h2 className={styles.heading}>Which product fits</h2>
        <ul className={styles.products}>
          {products.map((product) => (
            <li key={product.name}>
              <h3>
                <Link to={product.to}>{product.name}</Link>
              </h3>
              <p className={styles.when}>{product.when}</p>
              <p>{product.how}</p>
              <p className={styles.use}>{product.use}</p>
            </li>
          ))}
        </ul>
      </main>
    </Layout>
  );
}
