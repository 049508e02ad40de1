import { memo, useDeferredValue, type ReactNode } from "react";
import Link from "@docusaurus/Link";
import { resultsUrl } from "@site/src/lib/search/addresses";
import HitList, { type ListProps } from "./HitList";
import HitRow, { type HitRowProps } from "./HitRow";
import { branches, enter, heading, page, text } from "./icons";
import { type Collection } from "./useAutocomplete";

interface ResultsProps extends ListProps {
  collections: readonly Collection[];
  query: string;
  /** How many hits there are in all. */
  total: number;
  onClose(): void;
}

/** How many rows a phone has room for above its keyboard. */
const IN_VIEW = 5;

/**
 * The hits to a query in groups, and the way to all of them. Groups that are out of sight at first are rendered once the
 * others are painted: a letter waits for half as many rows. It exists with JavaScript only.
 */
export default function Results({ collections, query, total, onClose, ...list }: ResultsProps): ReactNode {
  const groups = collections.map((collection) => (
    <HitList
      key={collection.source.sourceId}
      {...list}
      collection={collection}
      title={collection.items[0]?.hierarchy.lvl0 ?? ""}
    >
      {(row) => <ResultRow key={row.hit.objectID} {...row} />}
    </HitList>
  ));
  const inView = groupsWith(IN_VIEW, collections);
  const below = useDeferredValue(groups.slice(inView), []);
  return (
    <div className="DocSearch-Dropdown-Container">
      {groups.slice(0, inView)}
      {below}
      <section className="DocSearch-HitsFooter">
        <Link to={resultsUrl(query)} onClick={onClose}>
          See all {total} results
        </Link>
      </section>
    </div>
  );
}

/** How many of the collections hold so many rows. */
function groupsWith(rows: number, collections: readonly Collection[]): number {
  let held = 0;
  const last = collections.findIndex(({ items }) => (held += items.length) >= rows);
  return last < 0 ? collections.length : last + 1;
}

const action = <div className="DocSearch-Hit-action">{enter}</div>;

// An arrow key and the mouse render only the rows again that they leave and reach.
const ResultRow = memo(function ResultRow(props: HitRowProps): ReactNode {
  const { type, branch } = props.hit;
  return (
    <HitRow
      {...props}
      className={branch && "DocSearch-Hit--Child"}
      icon={
        <>
          {branch && branches[branch]}
          <div className="DocSearch-Hit-icon">
            {type === "lvl1" ? page : type === "content" ? text : heading}
          </div>
        </>
      }
      actions={action}
    />
  );
});
