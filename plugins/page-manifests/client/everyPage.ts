// Makes a chunk for each page, and one for this table of all of them, which the build reads (src/registry.ts) and the
// browser need not load.
export { default } from "@generated/registry";
