// A loader that changes nothing and reports to the bundler which sample files a page is made from. Without it the
// persistent cache would keep a page after its sample has changed. JavaScript, because the bundler loads it itself.
const { existsSync } = require("node:fs");
const path = require("node:path");

const endings = ["graphql", "variables.json", "answer.json"];

/** @this {{ getOptions(): { root: string, figures: string[], vendors: string[] }, addDependency(file: string): void }} */
module.exports = function dependencies(source) {
  const { root, figures, vendors } = this.getOptions();
  for (const [, file] of String(source).matchAll(/\bfile="(samples\/[^"]+)"/g)) {
    this.addDependency(path.join(root, file));
  }
  for (const [, query] of String(source).matchAll(/<ApiQuery of="([^"]+)"/g)) {
    for (const vendor of vendors) {
      for (const ending of endings) {
        const file = path.join(root, "samples/graphql", vendor, `${query}.${ending}`);
        if (existsSync(file)) this.addDependency(file);
      }
    }
  }
  if (String(source).includes("<Figure")) {
    for (const file of figures) this.addDependency(file);
  }
  return source;
};
