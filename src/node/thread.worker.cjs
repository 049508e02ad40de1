// Calls a function of a TypeScript module in one of tinypool's threads, for src/node/thread.ts. Plain JavaScript, because
// Node.js starts a thread from a file that it can read by itself; jiti is what Docusaurus loads plugins with.
const load = require("jiti")(__filename, { cache: true, interopDefault: true });

/** @param {{ module: string, name: string, args: unknown[] }} call */
module.exports = async ({ module, name, args }) => load(module)[name](...args);
