import { useState, type MouseEvent, type ReactNode } from "react";
import { type StoredSearches } from "@site/src/lib/search/storedSearches";
import HitList, { type ListProps } from "./HitList";
import HitRow, { type HitRowProps } from "./HitRow";
import { clock, cross, star } from "./icons";
import { type Collection } from "./useAutocomplete";

interface StartScreenProps extends ListProps {
  collections: readonly Collection[];
  stored: StoredSearches;
}

/** What an empty query shows: the recent and the favourite searches of the reader. It exists with JavaScript only. */
export default function StartScreen({ collections, stored, ...list }: StartScreenProps): ReactNode {
  if (collections.length === 0) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">No recent searches</p>
      </div>
    );
  }
  return (
    <div className="DocSearch-Dropdown-Container">
      {collections.map((collection) => {
        const isRecent = collection.source.sourceId === "recent";
        return (
          <HitList
            key={collection.source.sourceId}
            {...list}
            collection={collection}
            title={isRecent ? "Recent" : "Favorite"}
          >
            {(row) => <StoredRow key={row.hit.objectID} row={row} isRecent={isRecent} stored={stored} />}
          </HitList>
        );
      })}
    </div>
  );
}

interface StoredRowProps {
  row: HitRowProps;
  isRecent: boolean;
  stored: StoredSearches;
}

/** A stored search, which can be removed, and be made a favourite if it is none. It changes once it has faded out. */
function StoredRow({ row, isRecent, stored }: StoredRowProps): ReactNode {
  const [fading, setFading] = useState<{ className: string; then: () => void }>();
  const button = (title: string, icon: ReactNode, className: string, then: () => void) => (
    <div className="DocSearch-Hit-action">
      <button
        type="button"
        className="DocSearch-Hit-action-button"
        title={title}
        onClick={(event: MouseEvent) => {
          // The row is a link.
          event.preventDefault();
          event.stopPropagation();
          setFading({ className, then });
        }}
      >
        {icon}
      </button>
    </div>
  );
  const onTransitionEnd = () => {
    setFading(undefined);
    fading?.then();
    void row.autocomplete.refresh();
  };
  return (
    <HitRow
      {...row}
      className={fading?.className}
      onTransitionEnd={fading && onTransitionEnd}
      icon={<div className="DocSearch-Hit-icon">{isRecent ? clock : star}</div>}
      actions={
        <>
          {isRecent &&
            button("Save this search", star, "DocSearch-Hit--favoriting", () => stored.promote(row.hit))}
          {button(
            isRecent ? "Remove this search from history" : "Remove this search from favorites",
            cross,
            "DocSearch-Hit--deleting",
            () => stored.remove(row.hit),
          )}
        </>
      }
    />
  );
}
