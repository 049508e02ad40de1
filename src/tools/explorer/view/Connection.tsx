import { useId, type ComponentProps, type ReactNode } from "react";
import { productNames } from "@site/data/site/products";
import { styles as form, verbatim } from "@site/src/ui/elements/Form";
import {
  listAddresses,
  vendorNames,
  vendors,
  type IndexerName,
  type Vendor,
} from "@site/src/protocol/indexers/request";
import {
  findDocumentedQuery,
  listDocumentedQueries,
  composeQueryId,
  chooseDocumented,
  chooseIndexer,
  type Draft,
} from "./query/draft";
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
            const list = options.map(([choice, says]) => (
              <option key={choice} value={choice}>
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

const indexerOptions = (["streams", "airdrops"] as const).flatMap((name) =>
  vendors.map((by) => [`${name}/${by}`, `${indexerNames[name]}, ${vendorNames[by]}`] as const),
);

/** Returns the documented queries by product, with an entry for the reader's own query while none of them is chosen. */
function listQueryGroups(draft: Draft, isOwn: boolean): Groups {
  const documented = listDocumentedQueries(draft.indexer, draft.vendor);
  return [
    ["", isOwn ? [["", "Your own"]] : []],
    ...(["lockup", "flow", "airdrops"] as const).map((product) => {
      const own = documented.filter((query) => query.product === product);
      return [
        productNames[product],
        own.map((query) => [composeQueryId(query), query.title] as const),
      ] as const;
    }),
  ];
}

function listAddressGroups({ indexer, vendor }: Draft): Groups {
  const addresses = listAddresses(indexer, vendor);
  const asOptions = (needsKey: boolean) =>
    addresses
      .filter((address) => address.needsKey === needsKey)
      .map(({ chain, url }) => [url, chain] as const);
  return [
    ["Without a key", asOptions(false)],
    ["With your key", asOptions(true)],
    ["", [["", "Another endpoint"]]],
  ];
}

/** Fields that say whom to ask, with which documented query to begin, and with which key. */
export function Connection({ draft, onChange }: ConnectionProps): ReactNode {
  const { indexer, vendor, listed } = draft;
  const current = findDocumentedQuery(draft);
  return (
    <div className={`${form.fields} ${styles.connection}`}>
      <Choice
        label="Indexer and vendor"
        value={`${indexer}/${vendor}`}
        groups={[["", indexerOptions]]}
        onChoose={(value) => {
          const [name, by] = value.split("/") as [IndexerName, Vendor];
          onChange(chooseIndexer(draft, name, by));
        }}
      />
      <Choice
        label="Documented query"
        value={current ? composeQueryId(current) : ""}
        groups={listQueryGroups(draft, !current)}
        onChoose={(value) => {
          const chosen = listDocumentedQueries(indexer, vendor).find(
            (query) => composeQueryId(query) === value,
          );
          if (chosen) onChange(chooseDocumented(draft, chosen));
        }}
      />
      <Choice
        label="Endpoint"
        value={listed}
        hint={listed}
        groups={listAddressGroups(draft)}
        onChoose={(value) => onChange({ ...draft, listed: value })}
      />
      {listed === "" ? (
        <TextField
          label="Another endpoint"
          type="url"
          inputMode="url"
          placeholder="https://"
          value={draft.own}
          onText={(own) => onChange({ ...draft, own })}
        />
      ) : null}
      {/* Not a password field: browsers offer to store those. */}
      <TextField
        label="Key"
        type="text"
        className={styles.key}
        value={draft.key}
        hint="Only for endpoints that require one. It stays in this tab, until you close or reload the tab."
        onText={(key) => onChange({ ...draft, key: key.trim() })}
      />
    </div>
  );
}

interface TextFieldProps extends ComponentProps<"input"> {
  readonly label: string;
  readonly hint?: string;
  readonly onText: (text: string) => void;
}

function TextField({ label, hint, onText, ...input }: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        {...verbatim}
        id={id}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ target }) => onText(target.value)}
      />
      {hint ? (
        <span id={`${id}-hint`} className={form.hint}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
