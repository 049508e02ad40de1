import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import document from "../../../data/public/api/merkle-api/openapi.json";

type Content = { "application/json": { examples: Record<string, { value: unknown }> } };
type Response = { $ref?: string; content?: Content; headers?: Record<string, { schema: { const: string } }> };
interface Parameter {
  name: string;
  required: boolean;
}
interface Operation {
  parameters?: Parameter[];
  security?: unknown[];
  responses: Record<string, Response>;
}

export const token = "secret-of-the-test";

/** The example of a response, by status and name; the first one if none is named. */
function exampleOf(operation: Operation, status: string, name?: string): unknown {
  const found = operation.responses[status];
  const response = found?.$ref ? (document.components.responses.Unauthorized as Response) : found;
  const examples = response?.content?.["application/json"].examples ?? {};
  const example = name ? examples[name] : Object.values(examples)[0];
  if (!example) throw new Error(`The document has no example for ${status} ${name ?? ""}.`);
  return example.value;
}

/**
 * A server made from the OpenAPI document: it knows its paths, methods, parameters and token, and answers with its
 * examples. `x-example: 400` or `x-example: 200 noFile` as part of an address or CID asks for another one than success.
 */
export async function startServer(): Promise<{
  url: string;
  seen: string[];
  close: () => Promise<void>;
  server: Server;
}> {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url!, "http://localhost");
    const method = request.method!.toLowerCase();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      seen.push(`${request.method} ${url.pathname}${url.search}`);
      const send = (status: string, value: unknown) =>
        response.writeHead(Number(status), { "Content-Type": "application/json" }).end(JSON.stringify(value));
      const path = (document.paths as unknown as Record<string, Record<string, Operation>>)[url.pathname];
      const operation = path?.[method];
      if (!operation) return send("404", { message: "Not in the document." });
      const isOpen = operation.security?.length === 0;
      if (!isOpen && request.headers.authorization !== `Bearer ${token}`)
        return send("401", exampleOf(operation, "401"));
      const missing = operation.parameters?.find(
        (parameter) => parameter.required && !url.searchParams.has(parameter.name),
      );
      if (missing) return send("200", exampleOf(operation, "200", "decimalsMissing"));
      const wanted = /x-example:[ +](\d{3})[ +]?(\w*)/.exec(`${body} ${decodeURIComponent(url.search)}`);
      if (wanted) return send(wanted[1]!, exampleOf(operation, wanted[1]!, wanted[2] || undefined));
      return send("200", exampleOf(operation, "200"));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    server,
  };
}
