import { type ReactNode } from "react";
import { type HitRowProps } from "./HitRow";
import { type Autocomplete, type Collection } from "./useAutocomplete";

export interface ListProps {
  autocomplete: Autocomplete;
  activeItemId: number | null;
  onFollow(address: string): void;
}

interface HitListProps extends ListProps {
  collection: Collection;
  /** HTML without any markup but marks. */
  title: string;
  /** Renders a row. */
  children(row: HitRowProps): ReactNode;
}

/** A list of hits below its title. It exists with JavaScript only. */
export default function HitList({
  collection: { source, items },
  title,
  activeItemId,
  children,
  ...row
}: HitListProps): ReactNode {
  const list = row.autocomplete.getListProps({ source });
  const titleId = `${list.id}-title`;
  return (
    <section className="DocSearch-Hits">
      <div id={titleId} className="DocSearch-Hit-source" dangerouslySetInnerHTML={{ __html: title }} />
      <ul {...list} aria-labelledby={titleId}>
        {items.map((hit) =>
          children({ ...row, source, hit, isActive: hit.__autocomplete_id === activeItemId }),
        )}
      </ul>
    </section>
  );
}
