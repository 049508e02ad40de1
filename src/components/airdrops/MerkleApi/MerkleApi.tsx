import type { ReactNode } from "react";
import document from "@site/data/public/api/merkle-api/openapi.json";
import { DataTable } from "@site/src/ui/elements/DataTable/DataTable";
import { Marked } from "@site/src/ui/elements/Marked/Marked";
import styles from "./styles.module.css";

interface Schema {
  $ref?: string;
  type?: string;
  const?: string;
  description?: string;
  required?: string[];
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
}
interface Response {
  $ref?: string;
  description?: string;
  content?: { "application/json": { schema: Schema; examples: Record<string, { value: unknown }> } };
}
interface Operation {
  summary: string;
  description: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required: boolean; description: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, Response>;
}

const paths = document.paths as unknown as Record<string, Record<string, Operation>>;
const schemas = document.components.schemas as unknown as Record<string, Schema>;
const responses = document.components.responses as unknown as Record<string, Response>;

const getName = (reference: string) => reference.split("/").at(-1)!;
const follow = (schema: Schema): Schema => (schema.$ref ? schemas[getName(schema.$ref)]! : schema);
const getResponse = (response: Response): Response =>
  response.$ref ? responses[getName(response.$ref)]! : response;

/** Returns all properties of a schema, those of its parts included. */
function listProperties(schema: Schema): [string, Schema][] {
  const found = follow(schema);
  return [...(found.allOf ?? []).flatMap(listProperties), ...Object.entries(found.properties ?? {})];
}

function getType(schema: Schema): string {
  const found = follow(schema);
  if (found.const) return `"${found.const}"`;
  if (found.type === "array") return `list of ${found.items?.$ref ? getName(found.items.$ref) : "objects"}`;
  const range =
    found.minimum !== undefined && found.maximum !== undefined
      ? `, ${found.minimum} to ${found.maximum}`
      : "";
  return `${found.type ?? "object"}${range}`;
}

function getOperation(path: string): [string, Operation] {
  const found = Object.entries(paths[path] ?? {})[0];
  if (!found) throw new Error(`The OpenAPI document has no path ${path}.`);
  return [found[0].toUpperCase(), found[1]];
}

/** A name with what kind of thing it is below it, so that a table fits a phone. */
function Named({ name, detail }: { readonly name: string; readonly detail: string }): ReactNode {
  return (
    <>
      <code>{name}</code>
      <span className={styles.detail}>{detail}</span>
    </>
  );
}

/** The endpoints at a glance. Static. */
export function EndpointList(): ReactNode {
  return (
    <DataTable
      caption="Endpoints of the Merkle API"
      columns={[
        {
          label: "Method and path",
          isRowHeader: true,
          cell: ([path]) => (
            <>
              {getOperation(path)[0]} <code>{path}</code>
            </>
          ),
        },
        { label: "What it does", cell: ([path]) => getOperation(path)[1].summary },
        {
          label: "Token",
          cell: ([path]) => (getOperation(path)[1].security?.length === 0 ? "none" : "needed"),
        },
      ]}
      rows={Object.entries(paths)}
      rowKey={([path]) => path}
    />
  );
}

/** One endpoint: what it takes, what it returns, and each status with its message. From the OpenAPI document. Static. */
export function Endpoint({ path }: { readonly path: string }): ReactNode {
  const [method, operation] = getOperation(path);
  const body = Object.entries(operation.requestBody?.content ?? {});
  const inputs = [
    ...(operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      where: "query",
      type: getType(parameter.schema),
      description: parameter.description,
    })),
    ...body.flatMap(([type, { schema }]) =>
      listProperties(schema).map(([name, property]) => ({
        name,
        where: type,
        type: "file",
        description: property.description ?? "",
      })),
    ),
  ];
  const success = operation.responses["200"]?.content?.["application/json"].schema ?? {};
  const outputs = listProperties(success.oneOf?.[0] ?? success);
  const statuses = Object.entries(operation.responses).map(([status, response]) => ({
    status,
    ...getResponse(response),
  }));
  const listMessages = (response: Response) =>
    Object.values(response.content?.["application/json"].examples ?? {}).flatMap(({ value }) => {
      const { message, status } = value as { message?: string; status?: string };
      return message ?? status ?? [];
    });
  return (
    <>
      <p>
        <code>
          {method} {path}
        </code>
        . <Marked text={operation.description} />
      </p>
      {inputs.length > 0 ? (
        <DataTable
          caption={`What ${path} takes`}
          columns={[
            {
              label: "Name, place and type",
              isRowHeader: true,
              cell: (parameter) => (
                <Named name={parameter.name} detail={`${parameter.where}, ${parameter.type}`} />
              ),
            },
            {
              label: "Meaning",
              kind: "prose",
              cell: (parameter) => <Marked text={parameter.description ?? ""} />,
            },
          ]}
          rows={inputs}
          rowKey={(parameter) => parameter.name}
        />
      ) : null}
      <DataTable
        caption={`What ${path} returns on success`}
        columns={[
          {
            label: "Field and type",
            isRowHeader: true,
            cell: ([name, schema]) => <Named name={name} detail={getType(schema)} />,
          },
          {
            label: "Meaning",
            kind: "prose",
            cell: ([, schema]) => <Marked text={schema.description ?? follow(schema).description ?? ""} />,
          },
        ]}
        rows={outputs}
        rowKey={([name]) => name}
      />
      <DataTable
        caption={`Statuses of ${path}`}
        columns={[
          { label: "Status", kind: "number", isRowHeader: true, cell: (response) => response.status },
          {
            label: "When, and with which texts",
            kind: "prose",
            cell: (response) => (
              <>
                <Marked text={response.description ?? ""} />
                {listMessages(response).map((text) => (
                  <q key={text} className={styles.text}>
                    {text}
                  </q>
                ))}
              </>
            ),
          },
        ]}
        rows={statuses}
        rowKey={(response) => response.status}
      />
    </>
  );
}
