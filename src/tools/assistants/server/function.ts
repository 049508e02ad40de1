import path from "node:path";
import { type Handler, createHttpHandler } from "./http";
import { saveMemory } from "./memory";
import { Site } from "../../../server/site/site";

/** What `/mcp` is on the host: one function without state over the files of the build, which go along with it. */
let handler: Handler | undefined;

const handle: Handler = (request) => {
  if (!handler) {
    saveMemory();
    handler = createHttpHandler(new Site(path.join(process.cwd(), "build")));
  }
  return handler(request);
};

// The host calls the export that has the name of the request's method.
export { handle as DELETE, handle as GET, handle as POST };
