import { lazy, Suspense, useId, useState, type DragEvent, type ReactNode } from "react";
import type { Hex } from "viem";
import chainList from "@generated/protocol-data/default/chains.json";
import Link from "@docusaurus/Link";
import { useBrowserState } from "@site/src/ui/browserState";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import { type LinkEffect, LinkNotice, styles as form, verbatim } from "@site/src/ui/elements/Form";
import { cleanPastedText } from "@site/src/protocol/links/identifiers/pastedText";
import { readCampaign } from "../../model/claim/campaign";
import { contractOf, kindsOf, RELEASES } from "../../model/claim/releases";
import { Field, Text } from "./Field";
import { checkForm, EMPTY, isRoot, readDecimals, readForm, writeForm, type ClaimForm } from "./form";
import { SearchStatus } from "./SearchStatus";
import { useClaimSearch } from "./useClaimSearch";
import styles from "./styles.module.css";

const FoundClaims = lazy(() => import("./FoundClaims"));

/** Characters of a pasted list that stay in the field. Browsers slow down with more, so a longer list becomes a file. */
const MAX_PASTED = 200_000;

/** What the form begins with. */
interface Start {
  readonly form: ClaimForm;
  readonly link?: LinkEffect;
}

/** Reads the form that the page's address holds. */
function readStart(): Start {
  const { form: filled, fields } = readForm(window.location.search);
  return { form: filled, ...(fields.length > 0 && { link: { kind: "filled", fields } }) };
}

/**
 * Prepares the claim of an airdrop without the app: reads the campaign's list in the browser, compares its root, and
 * writes the transaction in every form that a wallet takes. Sends nothing, and connects no wallet. Without JavaScript
 * a sentence and the guide replace it.
 */
export function ClaimDesk(): ReactNode {
  const id = useId();
  const [{ form: input, link }, setStart] = useBrowserState<Start>({ form: EMPTY }, readStart);
  const [text, setText] = useState("");
  const [file, setFile] = useState<File | Blob>();
  const [isDropping, setDropping] = useState(false);

  const change = (part: Partial<ClaimForm>) => {
    const next = { ...input, ...part };
    const named = part.campaign === undefined ? undefined : readCampaign(part.campaign);
    if (named?.fault === undefined && named?.campaign.chainId !== undefined) {
      next.chain = String(named.campaign.chainId);
    }
    setStart((before) => ({ ...before, form: next }));
    const { pathname, search, hash } = window.location;
    replaceAddress(pathname + writeForm(next, search) + hash);
  };
  const take = (list: Blob, shown: string) => {
    setFile(list.size > 0 ? list : undefined);
    setText(shown);
  };
  const takeFile = (chosen: File | undefined) => {
    if (chosen) take(chosen, "");
  };
  const paste = (pasted: string) =>
    pasted.length > MAX_PASTED
      ? take(new File([pasted], "pasted list"), "")
      : take(new Blob([pasted]), pasted);

  const campaign = input.campaign.trim() === "" ? undefined : readCampaign(input.campaign);
  const faults = checkForm(input);
  const address = cleanPastedText(input.address);
  const decimals = readDecimals(input.decimals);
  const isReady =
    file !== undefined && address !== "" && Object.values(faults).every((fault) => fault === "");
  const state = useClaimSearch({
    file: isReady ? file : undefined,
    recipient: address,
    root: isRoot(input.root) ? (input.root.trim().toLowerCase() as Hex) : undefined,
    decimals,
  });
  const chain = chainList.chains.find((one) => String(one.id) === input.chain);
  const isUnknownChain = input.chain !== "" && !chain;
  const explorer =
    campaign && campaign.fault === undefined && chain
      ? `${chain.explorer.url}/address/${campaign.campaign.address}`
      : undefined;

  return (
    <form
      className={`${form.panel} ${styles.desk} ${isDropping ? styles.dropping : ""}`}
      aria-label="Claim an airdrop"
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
      <p className={styles.without}>
        The desk needs JavaScript. <Link to="/guides/lockup/etherscan#airdrop">Claim an airdrop by hand</Link>{" "}
        shows the same steps with a block explorer.
      </p>
      <LinkNotice link={link} />
      <div className={form.fields}>
        <Field
          id={`${id}campaign`}
          label="Campaign"
          hint="Its address, or its link in the app."
          error={campaign?.fault ?? ""}
        >
          {(common) => (
            <Text {...common} value={input.campaign} onText={(value) => change({ campaign: value })} />
          )}
        </Field>
        <Field
          id={`${id}chain`}
          label="Chain"
          error={isUnknownChain ? `Sablier has no campaigns on the chain ${input.chain.slice(0, 20)}.` : ""}
        >
          {(common) => (
            <select
              {...common}
              autoComplete="off"
              value={chain ? input.chain : ""}
              onChange={({ target }) => change({ chain: target.value })}
            >
              <option value="">Choose the chain</option>
              {chainList.chains.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={form.fields}>
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
        <Field
          id={`${id}root`}
          label="Root of the contract"
          hint={
            explorer ? (
              <>
                Copy what <code>MERKLE_ROOT()</code> returns under{" "}
                <Link to={`${explorer}#readContract`}>Read Contract</Link>.
              </>
            ) : (
              <>
                Copy what <code>MERKLE_ROOT()</code> of the campaign returns on the block explorer.
              </>
            )
          }
          error={faults.root}
        >
          {(common) => <Text {...common} value={input.root} onText={(value) => change({ root: value })} />}
        </Field>
      </div>
      <div className={form.fields}>
        <Field
          id={`${id}file`}
          label="List of the campaign"
          hint={
            <>
              The file that <code>ipfsCID()</code> of the campaign names, a CSV file, or the file with your
              proof.
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
        <Field
          id={`${id}decimals`}
          label="Token decimals"
          hint="Only for a CSV file whose amounts are whole tokens."
          error={faults.decimals}
        >
          {(common) => (
            <Text
              {...common}
              isNumber
              placeholder="18"
              value={input.decimals}
              onText={(value) => change({ decimals: value })}
            />
          )}
        </Field>
      </div>
      <Field id={`${id}text`} label="Or paste the list">
        {(common) => (
          <textarea
            {...common}
            {...verbatim}
            className={styles.list}
            rows={4}
            placeholder={file instanceof File ? file.name : "address,amount"}
            value={text}
            onChange={({ target }) => paste(target.value)}
          />
        )}
      </Field>
      <Field
        id={`${id}contract`}
        label="Contract of the campaign"
        hint="The block explorer shows this name at the campaign’s address. It decides which functions claim, and what they cost."
      >
        {(common) => (
          <select
            {...common}
            autoComplete="off"
            value={input.contract}
            onChange={({ target }) => change({ contract: target.value })}
          >
            <option value="">Choose the contract</option>
            {RELEASES.map((release) => (
              <optgroup key={release} label={`Airdrops ${release}`}>
                {kindsOf(release).map((kind) => (
                  <option key={kind} value={`${release}/${kind}`}>
                    {contractOf(release, kind)} ({release})
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </Field>
      <SearchStatus state={state} isWaiting={file !== undefined && address === ""} />
      {state.kind === "done" && state.answer.kind === "found" && state.answer.found.claims.length > 0 && (
        <Suspense fallback={null}>
          <FoundClaims
            answer={state.answer}
            contract={input.contract}
            campaign={campaign && campaign.fault === undefined ? campaign.campaign.address : undefined}
            chain={chain && { id: chain.id, explorer, symbol: chain.nativeToken.symbol }}
          />
        </Suspense>
      )}
    </form>
  );
}
