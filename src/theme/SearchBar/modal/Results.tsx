import { memo, type ReactNode } from "react";
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

/** The hits to a query in groups, and the way to all of them. It exists with JavaScript only. */
export default function Results({ collections, query, total, onClose, ...list }: ResultsProps): ReactNode {
  return (
    <div className="DocSearch-Dropdown-Container">
      {collections.map((collection) => (
        <HitList
          key={collection.source.sourceId}
          {...list}
          collection={collection}
          title={collection.items[0]?.hierarchy.lvl0 ?? ""}
        >
          {(row) => <ResultRow key={row.hit.objectID} {...row} />}
        </HitList>
      ))}
      <section className="DocSearch-HitsFooter">
        <Link to={resultsUrl(query)} onClick={onClose}>
          See all {total} results
        </Link>
      </section>
    </div>
  );
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
