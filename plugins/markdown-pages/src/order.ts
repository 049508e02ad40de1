import type { LoadedPlugin } from "@docusaurus/types";

/** The part of a sidebar's items that their order needs. */
interface Item {
  readonly type: string;
  readonly id?: string;
  readonly link?: { readonly type: string; readonly id?: string };
  readonly items?: readonly Item[];
}

interface DocsContent {
  readonly loadedVersions: readonly {
    readonly docs: readonly { readonly id: string; readonly permalink: string }[];
    readonly sidebars: Readonly<Record<string, readonly Item[]>>;
  }[];
}

const listIds = (item: Item): string[] => [
  ...(item.type === "doc" || item.type === "ref" ? [item.id ?? ""] : []),
  ...(item.link?.type === "doc" ? [item.link.id ?? ""] : []),
  ...(item.items ?? []).flatMap(listIds),
];

/** Site paths of all documents in reading order: sidebar by sidebar, each from its top. */
export function sortForReading(plugins: readonly LoadedPlugin[]): string[] {
  const docs = plugins.find(({ name }) => name === "docusaurus-plugin-content-docs")?.content as
    DocsContent | undefined;
  return (docs?.loadedVersions ?? []).flatMap(({ docs: documents, sidebars }) => {
    const addresses = new Map(documents.map(({ id, permalink }) => [id, permalink]));
    const ids = new Set(Object.values(sidebars).flatMap((items) => items.flatMap(listIds)));
    return [...ids].map((id) => addresses.get(id)).filter((address) => address !== undefined);
  });
}
