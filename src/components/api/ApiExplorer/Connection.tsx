import { useId, type ReactNode } from "react";
import { productNames } from "@site/data/site/products";
import { styles as form } from "@site/src/components/elements/Form";
import {
  addressesOf,
  vendorNames,
  vendors,
  type IndexerName,
  type Vendor,
} from "@site/src/lib/indexers/request";
import { documentedIn, documentedQueries, idOf, withDocumented, withIndexer, type Draft } from "./draft";
import styles from "./styles.module.css";

const indexerNames: Record<IndexerName, string> = { streams: "Lockup and Flow", airdrops: "Airdrops" };

interface ConnectionProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** Fields that say whom to ask, with which documented query to begin, and with which key. */
export function Connection({ draft, onChange }: ConnectionProps): ReactNode {
  const id = useId();
  const { indexer, vendor, listed, own, key } = draft;
  const addresses = addressesOf(indexer, vendor);
  const documented = documentedQueries(indexer, vendor);
  const current = documentedIn(draft);
  const groups = [
    ["Without a key", addresses.filter(({ needsKey }) => !needsKey)],
    ["With your key", addresses.filter(({ needsKey }) => needsKey)],
  ] as const;

  return (
    <div className={`${form.fields} ${styles.connection}`}>
      <div className={form.field}>
        <label htmlFor={`${id}-indexer`}>Indexer and vendor</label>
        <select
          id={`${id}-indexer`}
          value={`${indexer}/${vendor}`}
          onChange={(event) => {
            const [name, by] = event.target.value.split("/") as [IndexerName, Vendor];
            onChange(withIndexer(draft, name, by));
          }}
        >
          {(["streams", "airdrops"] as const).flatMap((name) =>
            vendors.map((by) => (
              <option key={`${name}/${by}`} value={`${name}/${by}`}>
                {indexerNames[name]}, {vendorNames[by]}
              </option>
            )),
          )}
        </select>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}-query`}>Documented query</label>
        <select
          id={`${id}-query`}
          value={current ? idOf(current) : ""}
          onChange={(event) => {
            const chosen = documented.find((one) => idOf(one) === event.target.value);
            if (chosen) onChange(withDocumented(draft, chosen));
          }}
        >
          {current ? null : <option value="">Your own</option>}
          {(["lockup", "flow", "airdrops"] as const).map((product) => {
            const ofProduct = documented.filter((one) => one.product === product);
            return ofProduct.length === 0 ? null : (
              <optgroup key={product} label={productNames[product]}>
                {ofProduct.map((one) => (
                  <option key={idOf(one)} value={idOf(one)}>
                    {one.title}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}-address`}>Address</label>
        <select
          id={`${id}-address`}
          value={listed}
          onChange={(event) => onChange({ ...draft, listed: event.target.value })}
        >
          {groups.map(([label, list]) =>
            list.length === 0 ? null : (
              <optgroup key={label} label={label}>
                {list.map(({ chain, url }) => (
                  <option key={url} value={url}>
                    {chain}
                  </option>
                ))}
              </optgroup>
            ),
          )}
          <option value="">Another address</option>
        </select>
        {listed === "" ? null : <span className={`${form.hint} ${styles.url}`}>{listed}</span>}
      </div>
      {listed === "" ? (
        <div className={form.field}>
          <label htmlFor={`${id}-own`}>Another address</label>
          <input
            id={`${id}-own`}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={own}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => onChange({ ...draft, own: event.target.value })}
          />
        </div>
      ) : null}
      <div className={form.field}>
        <label htmlFor={`${id}-key`}>Key</label>
        {/* Not a password field: browsers offer to store those. */}
        <input
          id={`${id}-key`}
          type="text"
          className={styles.key}
          value={key}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}-key-hint`}
          onChange={(event) => onChange({ ...draft, key: event.target.value.trim() })}
        />
        <span id={`${id}-key-hint`} className={form.hint}>
          Only for addresses that ask for one. It stays in this tab and is gone when you close or reload it.
        </span>
      </div>
    </div>
  );
}
