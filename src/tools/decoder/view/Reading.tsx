import type { ReactNode } from "react";
import {
  composeErrorAnchor,
  shortenError,
  type CatalogueError,
  type ErrorGroup,
} from "@site/src/protocol/evm/revert/catalogue";
import type { DecodedArgument, RevertReading } from "@site/src/protocol/evm/revert/reading";
import { joinInSentence } from "@site/src/protocol/text/wording";
import styles from "./styles.module.css";

/** What releases of several products have an error from. */
const sources: Partial<Record<ErrorGroup, string>> = {
  shared: "shared contracts",
  dependencies: "OpenZeppelin or PRBMath",
};

/** Contracts of a library that are named as examples. */
const FEW = 3;

/** Returns where an error is from: what brings it, if not the product itself, and every release that has it. */
function describeOrigin({ group, releases, library, raisedBy }: CatalogueError): string {
  if (library) return [library, raisedBy.slice(0, FEW).join(", ")].filter(Boolean).join(": ");
  return [sources[group], shortenError(releases)].filter(Boolean).join(": ");
}

/** The name of an error, with a link to where the page says more; it lists none of the libraries' own. */
function ErrorLink({ error }: { readonly error: CatalogueError }): ReactNode {
  if (error.library) return <code>{error.name}</code>;
  return (
    <a href={`#${composeErrorAnchor(error)}`}>
      <code>{error.name}</code>
    </a>
  );
}

function Values({ values }: { readonly values: readonly DecodedArgument[] }): ReactNode {
  return (
    <ul className={styles.values}>
      {values.map(({ name, type, value, meaning, explanation }) => (
        <li key={name}>
          <code>
            {type} {name}
          </code>
          <span className={styles.value}>{value}</span>
          {explanation ? <span>({explanation})</span> : null}
          {meaning ? <span className={styles.meaning}>{meaning}</span> : null}
        </li>
      ))}
    </ul>
  );
}

/** What an error of an earlier release has become. */
function Successor({ error }: { readonly error: CatalogueError }): ReactNode {
  if (!("isEarlier" in error)) return null;
  if (!("successor" in error))
    return <p>Only earlier releases have this error, and nothing has replaced it.</p>;
  return (
    <p>
      This is the name of an earlier release. Today the error is called{" "}
      <a href={`#${String(error.successor).toLowerCase()}`}>
        <code>{String(error.successor)}</code>
      </a>
      . The advice above is for the current release.
    </p>
  );
}

function Advice({ cause, remedy }: Pick<CatalogueError, "cause" | "remedy">): ReactNode {
  return (
    <>
      <p>
        <strong>Cause:</strong> {cause}.
      </p>
      <p>
        <strong>What to do:</strong> {remedy}.
      </p>
    </>
  );
}

function KnownError({ reading }: { readonly reading: Extract<RevertReading, { kind: "error" }> }): ReactNode {
  const { error, values, damaged, inner } = reading;
  return (
    <>
      <p className={styles.title}>
        <ErrorLink error={error} /> <span className={styles.group}>{describeOrigin(error)}</span>
      </p>
      <Advice cause={error.cause} remedy={error.remedy} />
      <Successor error={error} />
      {damaged ? (
        <p>
          <strong>The data is damaged:</strong> the selector <code>{error.selector}</code> belongs to this
          error, but the rest does not match its arguments
          {error.arguments.length > 0 ? `, ${joinInSentence(error.arguments.map(({ name }) => name))}` : null}
          . Was it cut off when it was copied?
        </p>
      ) : null}
      {values && values.length > 0 ? <Values values={values} /> : null}
      {!values && !damaged && error.arguments.length > 0 ? (
        <p>
          Its arguments are {error.arguments.map(({ name }) => name).join(", ")}. Paste the whole revert data
          to read their values.
        </p>
      ) : null}
      <Inner reading={inner} />
    </>
  );
}

/** A reading within another, under a line that says what it is. */
function Inner({
  reading,
  title = "It contains the error of the inner call:",
  versions = [],
}: {
  readonly reading: RevertReading | undefined;
  readonly title?: string;
  readonly versions?: readonly string[];
}): ReactNode {
  if (!reading) return null;
  return (
    <div className={styles.inner}>
      <p>
        <strong>{title}</strong>
      </p>
      <Reading reading={reading} versions={versions} />
    </div>
  );
}

/** Where an unknown selector can be looked up. */
function Directories(): ReactNode {
  return (
    <>
      <a href="https://openchain.xyz/signatures">openchain.xyz</a> or{" "}
      <a href="https://www.4byte.directory/">4byte.directory</a>
    </>
  );
}

interface ReadingProps {
  readonly reading: RevertReading;
  readonly versions: readonly string[];
}

/** What the decoder found, as text, and the call that failed. `versions`: the libraries in which it looked, with release. */
export function Reading({ reading, versions }: ReadingProps): ReactNode {
  return (
    <>
      <WhatFailed reading={reading} versions={versions} />
      {reading.notes?.map((note) => (
        <p key={note}>{note}.</p>
      ))}
      {reading.calling ? (
        <p>
          While calling <code>{reading.calling.name}</code>{" "}
          <span className={styles.group}>{shortenError(reading.calling.releases)}</span>
        </p>
      ) : null}
    </>
  );
}

/** The props of what shows readings of one kind. */
interface OneReading<Kind extends RevertReading["kind"]> {
  readonly reading: Extract<RevertReading, { kind: Kind }>;
  readonly versions: readonly string[];
}

function WhatFailed({ reading, versions }: ReadingProps): ReactNode {
  switch (reading.kind) {
    case "nothing":
      return null;
    case "invalid":
      return <p className={styles.invalid}>{reading.message}</p>;
    case "noReason":
      return <NoReason />;
    case "error":
      return <KnownError reading={reading} />;
    case "message":
      return <RequireMessage reading={reading} versions={versions} />;
    case "refusal":
      return (
        <>
          <p>
            <strong>This is not an error of a contract.</strong>
            {reading.shortfall ? ` ${reading.shortfall}.` : null}
          </p>
          <Advice cause={reading.cause} remedy={reading.remedy} />
        </>
      );
    case "unknownMessage":
      return (
        <>
          <p>
            <strong>Unknown to the decoder:</strong> “{reading.message}”
          </p>
          <p>
            This message comes from the wallet, the node or a service between them, and may not come from a
            contract at all. Search for it together with the name of that program. If the message contains
            data that begins with 0x, paste that too.
          </p>
        </>
      );
    case "expectation":
      return (
        <>
          <p>
            <strong>The test expected a different error.</strong>
          </p>
          <Inner reading={reading.happened} title="What happened:" versions={versions} />
          <Inner reading={reading.expected} title="What the test expected:" versions={versions} />
        </>
      );
    case "panic":
      return <Panic reading={reading} />;
    case "candidates":
      return (
        <>
          <p>{reading.errors.length} errors have this in their name:</p>
          <ul>
            {reading.errors.map((error) => (
              <li key={error.selector}>
                <ErrorLink error={error} /> <code>{error.selector}</code>
              </li>
            ))}
          </ul>
        </>
      );
    case "unknown":
      return <UnknownError reading={reading} versions={versions} />;
  }
}

/** A call that reverted without data. */
function NoReason(): ReactNode {
  return (
    <>
      <p>
        <strong>No reason was given.</strong> The call reverted without data, or the tool did not pass it on.
        A call reverts without data when it runs out of gas, calls a function that the contract does not have
        or an address without code, or meets a require without a message: see{" "}
        <a href="#no-data">no data at all</a>.
      </p>
      <p>
        <strong>How to get one:</strong> repeat the call as an <code>eth_call</code> from the same account
        with the same value, or run a transaction that was sent again with{" "}
        <code>cast run &lt;hash&gt; --rpc-url &lt;node&gt;</code>. If the answer is just as empty, try another
        node. Paste the value of “data” here.
      </p>
    </>
  );
}

/** A require with a message, and what is in it. */
function RequireMessage({ reading, versions }: OneReading<"message">): ReactNode {
  return reading.message === undefined ? (
    <p>
      <strong>Error(string):</strong> a require with a message. Paste the whole revert data to read it.
    </p>
  ) : (
    <>
      <p>
        <strong>A message:</strong> “{reading.message}”
      </p>
      {reading.cause && reading.remedy ? (
        <Advice cause={reading.cause} remedy={reading.remedy} />
      ) : (
        <p>
          The current Sablier contracts have custom errors instead of messages, so this comes from a token,
          from another contract in the call, or from the Legacy contracts.
        </p>
      )}
      <Inner reading={reading.inner} title="It contains the data of the revert itself:" versions={versions} />
    </>
  );
}

/** A check of the compiler's own. */
function Panic({ reading }: Pick<OneReading<"panic">, "reading">): ReactNode {
  return reading.code === undefined ? (
    <p>
      <strong>Panic(uint256):</strong> one of the compiler&apos;s own checks failed. Paste the whole revert
      data to see which.
    </p>
  ) : (
    <p>
      <strong>Panic 0x{reading.code.toString(16).padStart(2, "0")}:</strong>{" "}
      {reading.meaning ?? "a code that Solidity does not document"}. This is one of the compiler&apos;s own
      checks. See <a href="#panics">when Sablier&apos;s contracts raise it</a>.
    </p>
  );
}

/** A selector or a name that no release of Sablier has. */
function UnknownError({ reading, versions }: OneReading<"unknown">): ReactNode {
  return (
    <>
      <p>
        <strong>Unknown to the decoder:</strong>{" "}
        {reading.name ? <code>{reading.name}</code> : <>the selector {<code>{reading.selector}</code>}</>} is
        not an error of any Sablier release
        {versions.length > 0 ? `, of ${versions.join(", or of ")}` : null}.
      </p>
      <p>
        It may come from the token or from another contract in the call. Look up the{" "}
        {reading.selector ? "selector" : "name"}
        {reading.name && reading.selector ? <> {<code>{reading.selector}</code>}</> : null} at <Directories />
        .
      </p>
      <Inner reading={reading.inner} />
    </>
  );
}
