import { useRef, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { loadLater } from "@site/src/ui/loading/loadLater";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import { LinkNotice, styles as form, verbatim } from "@site/src/ui/elements/Form";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { writeForm } from "../claim/formLink";
import { FIELD } from "./field";
import { SOURCES } from "../../model/sources";
import styles from "../styles.module.css";
import { type DeskInput, readSubject, useDesk } from "./useDesk";

const Results = loadLater({
  what: "The results",
  load: async () => (await import("../results/Results")).Results,
  waiting: <p>Loading.</p>,
});

const EXAMPLE = "LK3-1-12";

/** Returns the page that claims from a campaign's list, for a campaign's ID such as `0x12…-1`. */
function composeClaimUrl(id: string): string {
  const [campaign = "", chain = ""] = id.split("-");
  return `/desk/claim${writeForm({ campaign, chain })}`;
}

/** Says what was pasted. */
function Reading({ input, onRetry }: { readonly input: DeskInput; readonly onRetry: () => void }): ReactNode {
  switch (input.kind) {
    case "loading":
      return <p>Loading.</p>;
    case "unread":
      return (
        <p className={form.error}>
          <NotLoaded what="What reads this text" onRetry={onRetry} />
        </p>
      );
    case "empty":
      return <p>Paste an address or an ID, and then press the button.</p>;
    case "wallet":
      return <p>This is an address. The button below looks up its streams and claims.</p>;
    case "stream": {
      const { chain, product, shortId, version, appUrl, explorerUrl } = input.found;
      return (
        <p>
          This is stream {shortId} of {product} {version} on {chain.name}. See{" "}
          <a href={explorerUrl}>its contract in the block explorer</a>
          {appUrl ? (
            <>
              {" "}
              or <a href={appUrl}>the stream in the app</a>
            </>
          ) : null}
          .
        </p>
      );
    }
    case "campaign":
      return (
        <p>
          This is a campaign of Airdrops. <Link to={composeClaimUrl(input.id)}>Claim from its list</Link>. To
          see what you have claimed, paste your own address here.
        </p>
      );
    case "other":
      return (
        <>
          <p className={input.isWrong ? form.error : undefined}>{input.message}</p>
          {input.links.length > 0 && (
            <ul className={styles.links}>
              {input.links.map(({ words, url }) => (
                <li key={url}>
                  <Link to={url}>{words}</Link>
                </li>
              ))}
            </ul>
          )}
        </>
      );
  }
}

/**
 * The desk: one field for an address, a stream ID or a link, one button that sends it to an indexer, and everything that
 * the indexer knows about it. Nothing is sent before the press. Without JavaScript the page has a sentence instead.
 */
export function Desk(): ReactNode {
  const field = FIELD;
  const press = useRef<HTMLButtonElement>(null);
  const desk = useDesk();
  const { input, result, source, state } = desk;
  const subject = readSubject(input);
  const isRunning = result.kind === "running";
  const sent = subject?.kind === "stream" ? "this stream ID" : "this address";
  // An empty field has its button, so that a reader sees what comes next.
  const hasButton = subject !== undefined || input.kind === "empty" || input.kind === "loading";
  const action = `Look up at ${source.name}: sends ${sent} to ${source.host}`;
  return (
    <>
      <form
        className={`${form.panel} ${styles.desk}`}
        aria-label="Look up a wallet or a stream"
        data-tool=""
        onSubmit={(event) => {
          event.preventDefault();
          // Enter leads to the button, because nothing leaves the page before the press of the button.
          press.current?.focus();
        }}
      >
        <LinkNotice link={desk.link} />
        <div className={form.field}>
          <label htmlFor={field}>Address, stream ID or link</label>
          <input
            id={field}
            value={state.pasted}
            onChange={({ target }) => desk.paste(target.value)}
            onFocus={desk.loadReader}
            placeholder="0x…"
            aria-invalid={(input.kind === "other" && input.isWrong) || undefined}
            aria-describedby={`${field}-hint ${field}-reading`}
            {...verbatim}
          />
          <span id={`${field}-hint`} className={form.hint}>
            Your own address, an ID such as {EXAMPLE}, or the link of a stream, of its NFT or of a campaign.
            Nothing leaves this page before you press the button.
          </span>
        </div>
        <div id={`${field}-reading`} role="status" className={styles.noPrint}>
          <TranslatableText as="div" changesWith={`${input.kind} ${state.pasted}`}>
            <Reading input={input} onRetry={desk.retryReader} />
          </TranslatableText>
        </div>
        {hasButton && (
          <>
            <div className={styles.buttons}>
              <button
                ref={press}
                type="button"
                className={`${styles.press} ${subject ? form.primary : `${form.action} ${styles.waiting}`}`}
                aria-disabled={isRunning || !subject}
                onClick={desk.lookUp}
              >
                <span key={action}>{action}</span>
              </button>
              {isRunning && (
                <button type="button" className={form.action} onClick={desk.stop}>
                  Stop
                </button>
              )}
            </div>
            <details className={`${styles.more} ${styles.noPrint}`}>
              <summary>Ask a different indexer</summary>
              <div className={form.field}>
                <label htmlFor={`${field}-source`}>Indexer</label>
                <select
                  id={`${field}-source`}
                  value={source.name}
                  onChange={({ target }) => {
                    const found = SOURCES.find(({ name }) => name === target.value);
                    if (found) desk.chooseSource(found);
                  }}
                >
                  {SOURCES.map(({ name }) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
                <span className={form.hint}>
                  Envio has most chains at one address. The Graph has one address per chain, and is the only
                  one that indexes Denergy and Lightlink.
                </span>
              </div>
            </details>
          </>
        )}
      </form>
      {result.kind === "failed" && (
        <p className={form.error}>
          <NotLoaded what="The look-up" onRetry={desk.lookUp} />
        </p>
      )}
      {(result.kind === "running" || result.kind === "done") && (
        <Results
          key={JSON.stringify(result.subject)}
          result={result}
          source={source.name}
          list={state.list}
          onList={desk.showList}
          year={state.year}
          onYear={desk.showYear}
          onRetry={desk.lookUp}
        />
      )}
    </>
  );
}
