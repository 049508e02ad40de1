import { CodeInline } from "@site/src/ui/elements/CodeInline/CodeInline";
import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import { actionColumns, campaignColumns } from "@site/data/graphql/actions";
import { DataTable, type Column } from "@site/src/ui/elements/DataTable/DataTable";
import { Marked } from "@site/src/ui/elements/Marked/Marked";
import {
  findEntity,
  listEnvioTypes,
  writeTheGraphType,
  type Field,
  type IndexerModel,
} from "@site/src/protocol/indexers/schema";
import styles from "./styles.module.css";

/** Anchor of a field; stable, since readers and other pages link to single fields. */
const getAnchor = (entity: string, field: string) => `${entity}-${field}`.toLowerCase();

interface TypesProps {
  readonly field: Field;
  /** A type as code, with a link where it leads somewhere. */
  readonly linked: (type: string) => ReactNode;
}

/** The type of a field at each vendor; said once where both write it alike. */
function Types({ field, linked }: TypesProps): ReactNode {
  const graph = writeTheGraphType(field);
  const envio = listEnvioTypes(field);
  if (envio.length === 1 && envio[0]!.type === graph) {
    return <span className={styles.type}>{linked(graph)}</span>;
  }
  return (
    <>
      <span className={styles.type}>The Graph: {linked(graph)}</span>
      {envio.map((entity) => (
        <span key={entity.name} className={styles.type}>
          Envio: {entity.name === field.name ? null : <CodeInline>{entity.name}</CodeInline>}{" "}
          {linked(entity.type)}
        </span>
      ))}
    </>
  );
}

export interface EntityTableProps {
  /** data/graphql/streams.ts or airdrops.ts */
  readonly model: IndexerModel;
  readonly name: string;
  /** Entities that have a heading on the same page, so that types can link to them. */
  readonly here?: readonly string[];
}

/**
 * One entity with all its fields: the type at each vendor, and what the field holds. Made from the same data as the
 * schemas that the site's queries are checked against. Static.
 */
export function EntityTable({ model, name, here = [] }: EntityTableProps): ReactNode {
  const entity = findEntity(model, name);
  const linked = (type: string) => {
    const bare = type.replace(/[[\]!]/g, "");
    const isHere = here.includes(bare) || model.enums.some((enumeration) => enumeration.name === bare);
    return isHere ? (
      <Link to={`#${bare.toLowerCase()}`}>
        <CodeInline>{type}</CodeInline>
      </Link>
    ) : (
      <CodeInline>{type}</CodeInline>
    );
  };
  const columns: Column<Field>[] = [
    {
      label: "Field and type",
      isRowHeader: true,
      cell: (field) => (
        <>
          <a href={`#${getAnchor(name, field.name)}`} className={styles.field}>
            <CodeInline>{field.name}</CodeInline>
          </a>
          <Types field={field} linked={linked} />
        </>
      ),
    },
    {
      label: "What it holds",
      kind: "prose",
      cell: (field) => (
        <>
          <Marked text={field.description} />
          {field.kind === "many" ? (
            <>
              {" "}
              <span className={styles.note}>Computed, not stored.</span>
            </>
          ) : null}
        </>
      ),
    },
  ];
  return (
    <>
      <p>
        <Marked text={entity.description} />
      </p>
      <ul className={styles.roots}>
        <li>
          The Graph: <code>{entity.single}</code>, <code>{entity.plural}</code>
        </li>
        <li>
          Envio: <code>{entity.name}_by_pk</code>, <code>{entity.name}</code>
          {entity.hasAggregate ? (
            <>
              , <code>{entity.name}_aggregate</code>
            </>
          ) : null}
        </li>
      </ul>
      <DataTable
        caption={`${entity.name}: ${entity.fields.length} fields`}
        columns={columns}
        rows={entity.fields}
        rowKey={(field) => field.name}
        rowId={(field) => getAnchor(name, field.name)}
      />
    </>
  );
}

/** The values of an enum and what each stands for. Static. */
export function EnumTable({
  model,
  name,
}: {
  readonly model: IndexerModel;
  readonly name: string;
}): ReactNode {
  const found = model.enums.find((enumeration) => enumeration.name === name);
  if (!found) throw new Error(`The indexer "${model.indexer}" has no enum ${name}.`);
  return (
    <DataTable
      caption={
        <>
          {found.description} At Envio a scalar, <code>{name.toLowerCase()}</code>, given as text.
        </>
      }
      columns={[
        { label: "Value", isRowHeader: true, cell: (value) => <code>{value.name}</code> },
        { label: "Meaning", cell: (value) => value.description },
      ]}
      rows={found.values}
      rowKey={(value) => value.name}
    />
  );
}

/** What the four general columns of an action hold, category by category. Static. */
export function ActionColumns({ entity }: { readonly entity: "LockupAction" | "FlowAction" }): ReactNode {
  const rows = Object.entries(actionColumns[entity]);
  const column = (label: string, index: number): Column<(typeof rows)[number]> => ({
    label,
    cell: ([, columns]) => columns[index] ?? <span className={styles.none}>null</span>,
  });
  return (
    <DataTable
      caption={`What the columns of ${entity} hold`}
      columns={[
        { label: "Category", isRowHeader: true, cell: ([category]) => category },
        ...["addressA", "addressB", "amountA", "amountB"].map(column),
      ]}
      rows={rows}
      rowKey={([category]) => category}
    />
  );
}

/** Which columns an action of a campaign fills, category by category. Static. */
export function CampaignActionColumns(): ReactNode {
  return (
    <DataTable
      caption="Columns that each category of Action fills in addition to the common ones"
      columns={[
        { label: "Category", isRowHeader: true, cell: ([category]) => category },
        { label: "Columns", cell: ([, columns]) => columns },
      ]}
      rows={Object.entries(campaignColumns)}
      rowKey={([category]) => category}
    />
  );
}
