import type { ReactNode } from "react";
import {
  anchorOf,
  inShort,
  type CatalogueError,
  type DecodedArgument,
  type ErrorGroup,
  type RevertReading,
} from "@site/src/lib/revert";
import styles from "./styles.module.css";

/** What releases of several products have an error from. */
const sources: Partial<Record<ErrorGroup, string>> = {
  shared: "shared contracts",
  dependencies: "OpenZeppelin or PRBMath",
};

/** Where an error is from: what brings it, if not the product itself, and every release that has it. */
function origin({ group, releases }: CatalogueError): string {
  return [sources[group], inShort(releases)].filter(Boolean).join(": ");
}

function ErrorLink({ error }: { readonly error: CatalogueError }): ReactNode {
  return (
    <a href={`#${anchorOf(error)}`}>
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
          <span className={styles.meaning}>{meaning}</span>
        </li>
      ))}
    </ul>
  );
}

function KnownError({ reading }: { readonly reading: Extract<RevertReading, { kind: "error" }> }): ReactNode {
  const { error, values, damaged } = reading;
  return (
    <>
      <p className={styles.title}>
        <ErrorLink error={error} /> <span className={styles.group}>{origin(error)}</span>
      </p>
      <p>
        <strong>Cause:</strong> {error.cause}.
      </p>
      <p>
        <strong>What to do:</strong> {error.remedy}.
      </p>
      {"successor" in error ? (
        <p>
          This is the name of an earlier release. Today the error is called{" "}
          <a href={`#${String(error.successor).toLowerCase()}`}>
            <code>{String(error.successor)}</code>
          </a>
          ; the advice is that of today.
        </p>
      ) : null}
      {damaged ? (
        <p>
          <strong>The data is damaged:</strong> the selector <code>{error.selector}</code> is this
          error&apos;s, but what follows does not fit its arguments. Was it cut off when it was copied?
        </p>
      ) : null}
      {values && values.length > 0 ? <Values values={values} /> : null}
      {!values && !damaged && error.arguments.length > 0 ? (
        <p>
          Its arguments are {error.arguments.map(({ name }) => name).join(", ")}. Paste the whole revert data
          to read their values.
        </p>
      ) : null}
    </>
  );
}

/** What the decoder found, as text. Static: gets its facts as a prop. */
export function Reading({ reading }: { readonly reading: RevertReading }): ReactNode {
  switch (reading.kind) {
    case "nothing":
      return null;
    case "invalid":
      return <p className={styles.invalid}>{reading.message}</p>;
    case "noReason":
      return (
        <p>
          <strong>No reason given.</strong> The call reverted without data: it ran out of gas, called a
          function that the contract does not have, called an address without code, or met a require without a
          message. Check the address, the chain and the function.
        </p>
      );
    case "error":
      return <KnownError reading={reading} />;
    case "message":
      return reading.message === undefined ? (
        <p>
          <strong>Error(string):</strong> a require with a message. Paste the whole revert data to read it.
        </p>
      ) : (
        <>
          <p>
            <strong>A message:</strong> “{reading.message}”
          </p>
          <p>
            The current Sablier contracts have custom errors instead of messages, so this comes from a token,
            from another contract in the call, or from the Legacy contracts.
          </p>
        </>
      );
    case "panic":
      return reading.code === undefined ? (
        <p>
          <strong>Panic(uint256):</strong> one of the compiler&apos;s own checks failed. Paste the whole
          revert data to learn which.
        </p>
      ) : (
        <p>
          <strong>Panic 0x{reading.code.toString(16).padStart(2, "0")}:</strong>{" "}
          {reading.meaning ?? "a code that Solidity does not document"}. This is one of the compiler&apos;s
          own checks.
        </p>
      );
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
      return (
        <>
          <p>
            <strong>Not known here:</strong>{" "}
            {reading.name ? <code>{reading.name}</code> : <>the selector {<code>{reading.selector}</code>}</>}{" "}
            is no error of a Sablier release, of OpenZeppelin or of PRBMath.
          </p>
          <p>
            It may come from the token or from another contract in the call. Look up the selector
            {reading.name && reading.selector ? <> {<code>{reading.selector}</code>}</> : null} at{" "}
            <a href="https://openchain.xyz/signatures">openchain.xyz</a> or{" "}
            <a href="https://www.4byte.directory/">4byte.directory</a>.
          </p>
        </>
      );
  }
}
