import { type McpServer, type StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { type z } from "zod";
import { announce, readArguments } from "../arguments";
import { Problem } from "./problem";
import { type Source } from "../site/source";
import { type Site } from "../site/site";

/** An answer of a tool. */
export interface Reply {
  /**
   * The answer in words, for clients that show text alone. A text without data is a document, such as a page: clients
   * that show data alone show the text where there is no data.
   */
  readonly text: string;
  /** The answer as data. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Where it comes from. A form that someone else defined, such as that of `fetch`, has no room for it. */
  readonly source?: Source;
}

/** What a call brings apart from its arguments. */
export interface Call {
  /** Bytes that the answer should not exceed. */
  readonly max: number;
}

/** One tool: what it takes, and the function that answers. */
export interface Tool<Input extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  /** What it is for, when to use it, and when to use another one. */
  readonly description: string;
  readonly input: Input;
  /** @throws Problem where the request can't be answered */
  readonly answer: (site: Site, input: z.infer<z.ZodObject<Input>>, call: Call) => Promise<Reply>;
}

/** A tool among others, whatever it takes. */
export type AnyTool = Tool<z.ZodRawShape>;

/** Checks the types of a tool where it is written. */
export function defineTool<Input extends z.ZodRawShape>(definition: Tool<Input>): AnyTool {
  return definition as unknown as AnyTool;
}

/**
 * Returns what the protocol's package is given as the schema of a tool: it announces the flat form and takes
 * everything, because `readArguments` says in better sentences what is wrong.
 */
function getSchema({ input }: AnyTool): StandardSchemaWithJSON<Record<string, unknown>> {
  const json = () => ({ ...announce(input) }) as Record<string, unknown>;
  return {
    "~standard": {
      version: 1,
      vendor: "sablier-docs",
      validate: (value) => ({ value: value as Record<string, unknown> }),
      jsonSchema: { input: json, output: json },
    },
  };
}

/** Writes the words and the data of a reply, each once. */
function getResult({ text, data, source }: Reply) {
  const cited = source ? `${text}\nSource: ${source.page} (${source.release}, ${source.asOf})` : text;
  return {
    content: [{ type: "text" as const, text: data || !source ? text : cited }],
    ...(data ? { structuredContent: { ...data, ...(source ? { source } : {}) } } : {}),
  };
}

/**
 * Registers a tool. Its answer has no announced schema, because each conversation pays for the list of tools; the
 * answers are read by models.
 */
export function register(server: McpServer, site: Site, definition: AnyTool, call: Call): void {
  const { name, title, description, input, answer } = definition;
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: getSchema(definition),
      annotations: { readOnlyHint: true },
    },
    async (given) => {
      try {
        return getResult(await answer(site, readArguments(input, given), call));
      } catch (error) {
        if (error instanceof Problem) return createRefusal(error.message);
        console.error(error);
        return createRefusal(
          `The server could not answer this. Check the arguments of ${name}, and try again; the fault is the server's.`,
        );
      }
    },
  );
}

const createRefusal = (text: string) => ({ isError: true, content: [{ type: "text" as const, text }] });
