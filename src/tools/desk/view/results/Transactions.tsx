import { useId, useState, type ReactNode } from "react";
import { formatEther } from "viem";
import Link from "@docusaurus/Link";
import { FieldError, SaveButton, styles as form, verbatim } from "@site/src/ui/elements/Form";
import { findAddressFault } from "@site/src/protocol/links/identifiers/addressFault";
import { ADDRESS } from "@site/src/protocol/airdrops/addressWarnings";
import { cleanAddress, findFieldFault, findReceiverFault } from "../../../../protocol/airdrops/addressField";
import type { Stream } from "../../model/streams/stream";
import { VALUE_FIELD } from "../../../../protocol/evm/explorerForm";
import { writeSafeBatch } from "../../model/transactions/safeBatch";
import {
  type DeskTransaction,
  FEE_IN_WORDS,
  type FormField,
  type StreamIdentity,
  listTransactions,
  composeUnlistedWithdrawal,
} from "../../model/transactions/transactions";
import { findChainName, composeExplorerUrl, findNativeSymbol } from "../directory";
import { describeFee } from "../feeNote";
import { FieldList } from "../FieldList";
import desk from "../styles.module.css";
import styles from "../results.module.css";

/** Reads an address field: the address in lower case, nothing for an empty field, or what is wrong. */
function readAddress(
  text: string,
  faultOf = findFieldFault,
): { readonly address?: string; readonly fault?: string } {
  const given = cleanAddress(text);
  if (given === "") return {};
  if (!ADDRESS.test(given)) {
    return {
      fault: findAddressFault(given) ?? "An address is 0x and 40 digits. The desk does not resolve names.",
    };
  }
  const fault = faultOf(given);
  return fault === undefined ? { address: given.toLowerCase() } : { fault };
}

/** One transaction: in words, as the fields of a block explorer's form, as calldata and as a file for a Safe. */
function Transaction({
  transaction,
  wallet,
}: {
  transaction: DeskTransaction;
  wallet: string | undefined;
}): ReactNode {
  const id = useId();
  const [safe, setSafe] = useState(wallet ?? "");
  const [fee, setFee] = useState("");
  const [createdAt] = useState(() => Date.now());
  const { data, feeSentence, fields, functionName, hasMinimum, refusal, sentence, title, to, chainId } =
    transaction;
  const given = readAddress(safe);
  const isFee = /^\d{1,24}$/.test(fee.trim());
  const value = hasMinimum && isFee ? BigInt(fee.trim()) : 0n;
  const getValue = ({ name, value: words }: FormField) =>
    name === VALUE_FIELD && hasMinimum && isFee ? formatEther(value) : words;
  // With a fee that is too low, the transaction of the file would fail.
  const file =
    given.address && (isFee || !hasMinimum)
      ? writeSafeBatch(transaction, { safe: given.address, value, createdAt })
      : undefined;
  return (
    <details className={styles.transaction}>
      <summary>
        {title}
        {refusal && <span className={styles.refusal}> ({refusal.brief})</span>}
      </summary>
      <div className={desk.stack}>
        {refusal && <p className={form.error}>{refusal.sentence}</p>}
        <p>{sentence}</p>
        {feeSentence && <p>{feeSentence}</p>}
        {hasMinimum && (
          <div className={form.field}>
            <label htmlFor={`${id}fee`}>Fee in wei, as calculateMinFeeWei returns it</label>
            <input
              id={`${id}fee`}
              inputMode="numeric"
              value={fee}
              onChange={({ target }) => setFee(target.value)}
              aria-invalid={(fee.trim() !== "" && !isFee) || undefined}
              aria-describedby={`${id}fee-hint`}
              {...verbatim}
            />
            <span id={`${id}fee-hint`} className={form.hint}>
              The function returns wei, without decimals. The form below takes {findNativeSymbol(chainId)},
              with 18 decimals, and the page converts it. The file for a Safe then appears. If the function
              returns 0, enter 0.
            </span>
          </div>
        )}
        <p className={form.title}>In the block explorer</p>
        <ol className={styles.steps}>
          <li>
            Open{" "}
            <a href={composeExplorerUrl(chainId, "address", to)}>the contract on {findChainName(chainId)}</a>,
            and there <b>Contract</b>, <b>Write Contract</b>.
          </li>
          <li>
            Connect your wallet, and choose <code>{functionName}</code>.
          </li>
          <li>
            Enter these values in their order:
            <FieldList
              fields={fields.map((field) => ({
                label: field.name,
                value: getValue(field),
                isWords: getValue(field) === FEE_IN_WORDS,
                note:
                  field.name === VALUE_FIELD && value > 0n
                    ? describeFee(value, findNativeSymbol(chainId))
                    : undefined,
              }))}
              list={fields.map((field) => `${field.name}: ${getValue(field)}`).join("\n")}
            />
          </li>
        </ol>
        <p className={form.title}>As calldata</p>
        <FieldList
          fields={[
            { label: "To", value: to },
            { label: "Data", value: data },
          ]}
        />
        <p className={form.title}>For a Safe</p>
        <div className={form.field}>
          <label htmlFor={`${id}safe`}>Address of the Safe on {findChainName(chainId)}</label>
          <input
            id={`${id}safe`}
            value={safe}
            onChange={({ target }) => setSafe(target.value)}
            aria-invalid={given.fault !== undefined || undefined}
            aria-describedby={`${id}safe-error`}
            {...verbatim}
          />
          <FieldError id={`${id}safe-error`}>{given.fault ?? ""}</FieldError>
        </div>
        {file && (
          <div className={form.line}>
            <SaveButton text={file} name={`safe-${functionName}.json`} />
          </div>
        )}
      </div>
    </details>
  );
}

/** The withdrawal of a stream that the indexer does not list, for the recipient whom the reader names. Browser only. */
export function UnlistedWithdrawal({ stream }: { readonly stream: StreamIdentity }): ReactNode {
  const id = useId();
  const [text, setText] = useState("");
  const { address, fault } = readAddress(text);
  return (
    <div className={`${desk.stack} ${styles.transactions}`}>
      <p className={form.title}>Withdraw anyway</p>
      <p className={form.hint}>
        In the block explorer, <code>withdrawableAmountOf({String(stream.tokenId)})</code> under Read Contract
        returns what can be withdrawn now, and <code>getRecipient({String(stream.tokenId)})</code> the
        recipient.
      </p>
      <div className={form.field}>
        <label htmlFor={`${id}to`}>Address of the recipient</label>
        <input
          id={`${id}to`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={`${id}to-error`}
          {...verbatim}
        />
        <FieldError id={`${id}to-error`}>{fault ?? ""}</FieldError>
      </div>
      {address && <Transaction transaction={composeUnlistedWithdrawal(stream, address)} wallet={address} />}
    </div>
  );
}

interface TransactionsProps {
  readonly stream: Stream;
  readonly wallet: string | undefined;
  /** Unix seconds. */
  readonly now: bigint;
}

/** Returns what the field for a different address is about; nothing if nothing can go there. */
function getElsewhere(stream: Stream, wallet: string | undefined): string | undefined {
  if (wallet !== undefined && wallet !== stream.recipient) return undefined;
  if (stream.product === "lockup" && stream.state.isDepleted) {
    return stream.isTransferable ? "Transfer the empty stream" : undefined;
  }
  return stream.isTransferable
    ? "Withdraw to a different address, or transfer"
    : "Withdraw to a different address";
}

/** What an account can do with a stream without the app. The desk signs nothing. Browser only. */
export function Transactions({ stream, wallet, now }: TransactionsProps): ReactNode {
  const id = useId();
  const [text, setText] = useState("");
  const to = readAddress(text, findReceiverFault);
  const { transactions, omissions } = listTransactions(stream, { wallet, to: to.address, now });
  const elsewhere = getElsewhere(stream, wallet);
  if (!stream.isKnown) return null;
  const left = omissions.map((omission) => (
    <p key={omission} className={form.hint}>
      {omission}
    </p>
  ));
  if (transactions.length === 0 && elsewhere === undefined) {
    return (
      <div className={`${desk.stack} ${styles.transactions}`}>
        <p>This account cannot send anything for this stream now.</p>
        {left}
      </div>
    );
  }
  return (
    <div className={`${desk.stack} ${styles.transactions}`}>
      <p className={form.title}>Transactions without the app</p>
      {transactions.map((transaction) => (
        <Transaction key={transaction.functionName} transaction={transaction} wallet={wallet} />
      ))}
      {left}
      {elsewhere && (
        <details className={desk.more}>
          <summary>{elsewhere}</summary>
          <div className={form.field}>
            <label htmlFor={`${id}to`}>To a different address</label>
            <input
              id={`${id}to`}
              value={text}
              placeholder={stream.recipient}
              onChange={({ target }) => setText(target.value)}
              aria-invalid={to.fault !== undefined || undefined}
              aria-describedby={`${id}to-hint ${id}to-error`}
              {...verbatim}
            />
            <span id={`${id}to-hint`} className={form.hint}>
              {elsewhere.startsWith("Withdraw") && "A withdrawal then goes to this address."}
              {stream.isTransferable && " The transfer of the stream to it appears above."}
            </span>
            <FieldError id={`${id}to-error`}>{to.fault ?? ""}</FieldError>
          </div>
        </details>
      )}
      <p className={form.hint}>
        This page does not sign anything and does not connect to a wallet. See also{" "}
        <Link to="/guides/lockup/etherscan#withdraw">withdraw in a block explorer</Link>.
      </p>
    </div>
  );
}
