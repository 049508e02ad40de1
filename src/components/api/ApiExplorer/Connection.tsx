import { useId, type ReactNode } from "react";
import { productNames } from "@site/data/site/products";
import { styles as form, VERBATIM } from "@site/src/components/elements/Form";
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

/** Options of a list by the label of their group; a group without a label has none. */
type Groups = readonly (readonly [
  label: string,
  options: readonly (readonly [value: string, says: string])[],
])[];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly groups: Groups;
  readonly hint?: string;
  readonly onChoose: (value: string) => void;
}

/** A list to choose from, in groups. Groups without an option are left out. */
function Choice({ label, value, groups, hint, onChoose }: ChoiceProps): ReactNode {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {groups
          .filter(([, options]) => options.length > 0)
          .map(([name, options]) => {
            const list = options.map(([one, says]) => (
              <option key={one} value={one}>
                {says}
              </option>
            ));
            return name ? (
              <optgroup key={name} label={name}>
                {list}
              </optgroup>
            ) : (
              list
            );
          })}
      </select>
      {hint ? <span className={`${form.hint} ${styles.url}`}>{hint}</span> : null}
    </div>
  );
}

/** Fields that say whom to ask, with which documented query to begin, and with which key. */
export function Connection({ draft, onChange }: ConnectionProps): ReactNode {
  const id = useId();
  const { indexer, vendor, listed, own, key } = draft;
  const addresses = addressesOf(indexer, vendor);
  const documented = documentedQueries(indexer, vendor);
  const current = documentedIn(draft);
  const asOptions = (needsKey: boolean) =>
    addresses.filter((one) => one.needsKey === needsKey).map(({ chain, url }) => [url, chain] as const);
  const indexers = (["streams", "airdrops"] as const).flatMap((name) =>
    vendors.map((by) => [`${name}/${by}`, `${indexerNames[name]}, ${vendorNames[by]}`] as const),
  );

  return (
    <div className={`${form.fields} ${styles.connection}`}>
      <Choice
        label="Indexer and vendor"
        value={`${indexer}/${vendor}`}
        groups={[["", indexers]]}
        onChoose={(value) => {
          const [name, by] = value.split("/") as [IndexerName, Vendor];
          onChange(withIndexer(draft, name, by));
        }}
      />
      <Choice
        label="Documented query"
        value={current ? idOf(current) : ""}
        groups={[
          ["", current ? [] : [["", "Your own"]]],
          ...(["lockup", "flow", "airdrops"] as const).map(
            (product) =>
              [
                productNames[product],
                documented
                  .filter((one) => one.product === product)
                  .map((one) => [idOf(one), one.title] as const),
              ] as const,
          ),
        ]}
        onChoose={(value) => {
          const chosen = documented.find((one) => idOf(one) === value);
          if (chosen) onChange(withDocumented(draft, chosen));
        }}
      />
      <Choice
        label="Address"
        value={listed}
        hint={listed}
        groups={[
          ["Without a key", asOptions(false)],
          ["With your key", asOptions(true)],
          ["", [["", "Another address"]]],
        ]}
        onChoose={(value) => onChange({ ...draft, listed: value })}
      />
      {listed === "" ? (
        <div className={form.field}>
          <label htmlFor={`${id}-own`}>Another address</label>
          <input
            id={`${id}-own`}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={own}
            onChange={(event) => onChange({ ...draft, own: event.target.value })}
            {...VERBATIM}
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
          aria-describedby={`${id}-key-hint`}
          onChange={(event) => onChange({ ...draft, key: event.target.value.trim() })}
          {...VERBATIM}
        />
        <span id={`${id}-key-hint`} className={form.hint}>
          Only for addresses that ask for one. It stays in this tab and is gone when you close or reload it.
        </span>
      </div>
    </div>
  );
}
