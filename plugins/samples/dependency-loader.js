// A loader that changes nothing and reports to the bundler which sample files a page is made from. Without it the
// persistent cache would keep a page after its sample has changed. JavaScript, because the bundler loads it itself.
const { existsSync } = require("node:fs");
const path = require("node:path");

/** @this {{ getOptions(): { root: string, figures: string[], indexers: string[] }, addDependency(file: string): void }} */
module.exports = function dependencies(source) {
  const { root, figures, indexers } = this.getOptions();
  for (const [, file] of String(source).matchAll(/\bfile="(samples\/[^"]+)"/g)) {
    this.addDependency(path.join(root, file));
  }
  for (const [, query] of String(source).matchAll(/<ApiQuery of="([^"]+)"/g)) {
    for (const name of [`the-graph/${query}.graphql`, `envio/${query}.graphql`, `variables/${query}.json`]) {
      const file = path.join(root, "samples/graphql", name);
      if (existsSync(file)) this.addDependency(file);
    }
  }
  if (String(source).includes("<ApiQuery")) {
    for (const file of indexers) this.addDependency(file);
  }
  if (String(source).includes("<Figure")) {
    for (const file of figures) this.addDependency(file);
  }
  return source;
};
