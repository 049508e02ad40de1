import { type McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { type Site } from "./site";

/** What every answer says besides itself. */
const SOURCE = z.object({
  page: z.string().describe("Address of the page that explains it"),
  release: z.string().describe("Releases that the answer holds for"),
  asOf: z.string().describe("Day from which on it holds, ISO 8601"),
});

/** Where an answer comes from: see {@link SOURCE}. */
export type Source = z.infer<typeof SOURCE>;

/** A fault of the request, in a sentence that says what to do. Everything else that is thrown is a fault of the server. */
export class Problem extends Error {
  override readonly name = "Problem";
}

/** One tool: its schemas, and the function that answers. */
export interface Tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  /** @throws Problem where the request can't be answered */
  readonly answer: (
    site: Site,
    input: z.infer<z.ZodObject<Input>>,
  ) => Promise<z.infer<z.ZodObject<Output>> & { source: Source }>;
}

/** A tool among others, whatever its schemas. */
export type AnyTool = Tool<z.ZodRawShape, z.ZodRawShape>;

/** Checks the types of a tool where it is written. */
export function tool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  definition: Tool<Input, Output>,
): AnyTool {
  return definition as unknown as AnyTool;
}

/** The source of an answer: a page of the site, and the releases of a product or of all. */
export function sourceOf(site: Site, route: string, product?: string): Source {
  const [path = "", hash] = route.split("#");
  const page = site.page(path);
  if (!page) throw new Error(`${route} is no page of the site.`);
  return { page: hash ? `${page.url}#${hash}` : page.url, ...site.holdsFor(product) };
}

/** Registers a tool. Its structured answer stands as text beside it, for clients that read text alone. */
export function register(
  server: McpServer,
  site: Site,
  { name, title, description, input, output, answer }: AnyTool,
): void {
  server.registerTool(
    name,
    {
      title,
      description,
      inputSchema: z.object(input),
      outputSchema: z.object({ ...output, source: SOURCE }),
      annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    async (given) => {
      try {
        const structuredContent = await answer(site, given as never);
        return {
          content: [{ type: "text", text: JSON.stringify(structuredContent, null, 2) }],
          structuredContent,
        };
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        return { isError: true, content: [{ type: "text", text: error.message }] };
      }
    },
  );
}
