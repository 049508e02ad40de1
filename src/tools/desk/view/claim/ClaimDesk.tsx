import { useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from "react";
import type { Hex } from "viem";
import chainList from "@generated/protocol-data/default/chains.json";
import Link from "@docusaurus/Link";
import { useBrowserState } from "@site/src/ui/browserState";
import { loadLater } from "@site/src/ui/loading/loadLater";
import { isOwnEntry, replaceAddress, replaceByOwnAddress } from "@site/src/ui/replaceAddress";
import { LinkNotice, styles as form, verbatim } from "@site/src/ui/elements/Form";
import { Field, Text } from "@site/src/ui/elements/Form/Field";
import { cleanAddress } from "../../../../protocol/airdrops/addressField";
import { cleanPastedText } from "@site/src/protocol/links/identifiers/pastedText";
import { readCampaign } from "../../../../protocol/airdrops/claim/campaign";
import type { CampaignToken } from "../../../../protocol/airdrops/claim/contract/node";
import { CampaignFields } from "./campaign/CampaignFields";
import { checkForm, isRoot, readDecimals, readForm, type LinkedForm } from "./form";
import { EMPTY, writeForm, type ClaimForm } from "./formLink";
import { SearchStatus } from "./search/SearchStatus";
import { useClaimSearch } from "./search/useClaimSearch";
import { useContractNames } from "./campaign/useContractNames";
import { useNode } from "./campaign/useNode";
import styles from "../styles.module.css";

const FoundClaims = loadLater({
  what: "Your claim",
  load: async () => (await import("./FoundClaims")).FoundClaims,
});

/** Characters of a pasted list that stay in the field. Browsers slow down with more, so a longer list becomes a file. */
const MAX_PASTED = 200_000;

/** A form that the page's address holds. */
interface Start extends LinkedForm {
  /** Whether the reader filled it in before a reload, so that no link has to be announced. */
  readonly isOwn?: boolean;
}

/** What was said about the contract since the page was opened. */
interface Confirmed {
  readonly root: string;
  readonly by: "node" | "reader";
  /** The token that a node named. */
  readonly token?: CampaignToken | undefined;
}

/** Reads the form that the page's address holds. The chain can also be the reader's choice on other pages. */
function readStart(): Start {
  const linked = readAddress();
  const chain = new URLSearchParams(window.location.search).get("chain") ?? "";
  return linked.form.chain === "" ? { ...linked, form: { ...linked.form, chain } } : linked;
}

function readAddress(): Start {
  const linked = readForm(window.location.hash);
  return linked.link?.kind === "filled" && isOwnEntry() ? { form: linked.form, isOwn: true } : linked;
}

/** Returns the chain of a page in its block explorer; nothing for other texts. */
const findChainOfExplorer = (text: string): number | undefined =>
  chainList.chains.find(({ explorer }) =>
    cleanPastedText(text).startsWith(`${explorer.url.replace(/\/$/u, "")}/address/`),
  )?.id;

/**
 * Prepares the claim of an airdrop without the app: reads the campaign's list in the browser, compares its root, and
 * writes the transaction in every form that a wallet takes. Connects no wallet, and sends nothing but a question to a
 * node when the reader presses its button. Without JavaScript the page has a sentence instead.
 */
export function ClaimDesk(): ReactNode {
  const id = useId();
  const [{ form: input, link, setsContract, isOwn }, setStart] = useBrowserState<Start>(
    { form: EMPTY },
    readStart,
  );
  // The root that a node or the reader gave since the page was opened. A root of the page's address is neither's.
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | Blob>();
  const [isDropping, setDropping] = useState(false);

  // A link that is opened on the page itself loads nothing.
  useEffect(() => {
    const reread = () => {
      const next = readAddress();
      if (!next.link) return;
      setConfirmed(undefined);
      setStart(next);
    };
    window.addEventListener("hashchange", reread);
    return () => window.removeEventListener("hashchange", reread);
  }, [setStart]);

  const change = (part: Partial<ClaimForm>) => {
    const next = { ...input, ...part };
    if (part.campaign !== undefined || part.chain !== undefined) {
      // The node has answered about a different contract.
      setConfirmed((before) => (before?.by === "node" ? undefined : before));
    }
    if (part.campaign !== undefined) {
      const named = readCampaign(part.campaign);
      const { chainId = findChainOfExplorer(part.campaign) } = named.campaign ?? {};
      if (chainId !== undefined) next.chain = String(chainId);
      // They are of the campaign before.
      if (part.campaign.trim() !== input.campaign.trim()) next.root = next.contract = "";
    }
    setStart((before) => ({ ...before, form: next }));
    const { pathname, search } = window.location;
    // What a link filled in stays announced after a reload, because the reader may have changed only a part of it.
    const replace = link?.kind === "filled" ? replaceAddress : replaceByOwnAddress;
    replace(pathname + search + writeForm(next));
  };
  const take = (list: Blob | undefined, shown: string) => {
    setFile(list);
    setText(shown);
  };
  const takeFile = (chosen: File | undefined) => {
    if (chosen) take(chosen, "");
  };
  const paste = (pasted: string) => {
    if (pasted.length > MAX_PASTED) take(new File([pasted], "pasted list"), "");
    else take(pasted === "" ? undefined : new Blob([pasted]), pasted);
  };

  const hasCampaign = input.campaign.trim() !== "";
  const names = useContractNames(hasCampaign);
  const campaign = hasCampaign ? readCampaign(input.campaign, names) : undefined;
  const faults = checkForm(input);
  const address = cleanAddress(input.address);
  const decimals = readDecimals(input.decimals);
  const isReady = address !== "" && Object.values(faults).every((fault) => fault === "");
  const state = useClaimSearch({
    file,
    recipient: isReady ? address : "",
    root: isRoot(input.root) ? (input.root.trim().toLowerCase() as Hex) : undefined,
    decimals,
  });
  const found = state.kind === "done" && state.answer.kind === "found" ? state.answer.found : undefined;
  const list = useRef<HTMLDivElement>(null);
  const isSearching = state.kind === "running";
  useEffect(() => {
    // What shows the answer arrives while the tree is computed, so that the page is quick at the end.
    if (isSearching) import("./FoundClaims").catch(() => undefined);
  }, [isSearching]);
  const chain = chainList.chains.find((chain) => String(chain.id) === input.chain);
  const known = campaign?.fault === undefined ? campaign?.campaign.address : undefined;
  const explorer = known && chain ? `${chain.explorer.url}/address/${known}` : undefined;

  const node = useNode(
    known && chain ? { campaign: known, chain: { id: chain.id, name: chain.name } } : undefined,
    ({ root, contract, token }) => {
      setConfirmed({ root, by: "node", token });
      change({ root, ...(contract && { contract: `${contract.release}/${contract.kind}` }) });
    },
  );
  return (
    <form
      className={`${form.panel} ${isDropping ? form.dropping : ""}`}
      aria-label="Claim an airdrop"
      data-tool=""
      onSubmit={(event) => event.preventDefault()}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={(event: DragEvent) => {
        setDropping(false);
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        takeFile(event.dataTransfer.files[0]);
      }}
    >
      <LinkNotice link={link} />
      <p className={form.title}>1. The campaign</p>
      <CampaignFields
        id={id}
        input={input}
        change={(part) => {
          if (part.root !== undefined) setConfirmed({ root: part.root, by: "reader" });
          change(part);
        }}
        faults={{ campaign: campaign?.fault ?? "", root: faults.root }}
        explorer={explorer}
        node={node}
        canAsk={known !== undefined}
        isLinked={setsContract === true}
        hasList={found?.isRootEqual === true}
        onShowList={
          state.kind === "running" || state.kind === "done"
            ? () => {
                list.current?.scrollIntoView();
                list.current?.focus({ preventScroll: true });
              }
            : undefined
        }
        onChooseList={() => {
          const field = document.getElementById(`${id}file`);
          field?.scrollIntoView({ block: "center" });
          field?.focus({ preventScroll: true });
        }}
      />
      <p className={form.title}>2. Your address</p>
      <Field
        id={`${id}address`}
        label="Your address"
        hint="The address that may claim."
        error={faults.address}
      >
        {(common) => (
          <Text {...common} value={input.address} onText={(value) => change({ address: value })} />
        )}
      </Field>
      <p className={form.title}>3. The list</p>
      <Field
        id={`${id}file`}
        label="List of the campaign"
        hint={
          <>
            The list that the project published, as CSV or JSON, or the file with your proof. If you do not
            have it and the campaign is of v1.2 or later, check the campaign in step 1: the page then links to
            the list. You can also read <code>ipfsCID()</code> of the campaign{" "}
            {explorer ? (
              <>
                under <Link to={`${explorer}#readContract`}>Read Contract</Link>
              </>
            ) : (
              "on the block explorer"
            )}
            , and open <code>https://ipfs.io/ipfs/</code> followed by that value.
          </>
        }
      >
        {(common) => (
          <input
            {...common}
            type="file"
            accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
            // The same file can be chosen again after it was corrected.
            onClick={(event) => (event.currentTarget.value = "")}
            onChange={({ target }) => takeFile(target.files?.[0])}
          />
        )}
      </Field>
      <details className={styles.more}>
        <summary>Paste the list instead</summary>
        <Field id={`${id}text`} label="Or paste the list">
          {(common) => (
            <textarea
              {...common}
              {...verbatim}
              rows={4}
              placeholder={file instanceof File ? file.name : "address,amount"}
              value={text}
              onChange={({ target }) => paste(target.value)}
            />
          )}
        </Field>
      </details>
      <Field
        id={`${id}decimals`}
        label="Token decimals"
        hint="Only for a CSV file whose amounts are whole tokens."
        error={faults.decimals}
      >
        {(common) => (
          <Text
            {...common}
            inputMode="numeric"
            placeholder="18"
            value={input.decimals}
            onText={(value) => change({ decimals: value })}
          />
        )}
      </Field>
      <SearchStatus
        area={list}
        state={state}
        waitingFor={file ? (address === "" ? "address" : undefined) : isOwn && "list"}
        rootFrom={confirmed?.root === input.root ? confirmed.by : "link"}
        onDecimals={(places) => {
          change({ decimals: places === 0 ? "" : String(places) });
          // The pressed button goes with the answer, and would take the focus with it.
          list.current?.focus();
        }}
      />
      {state.kind === "done" && state.answer.kind === "found" && state.answer.found.claims.length > 0 && (
        <FoundClaims
          answer={state.answer}
          contract={input.contract}
          campaign={known}
          chain={chain && { id: chain.id, explorer, symbol: chain.nativeToken.symbol }}
          token={confirmed?.token}
          node={node}
        />
      )}
    </form>
  );
}
