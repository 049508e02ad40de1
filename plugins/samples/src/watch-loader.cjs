// Runs before the MDX loader and changes nothing: it tells the bundler which sample files a page is made from, so that
// the development server and the persistent cache make the page again when one of them changes.
const path = require("node:path");

module.exports = function watchSamples(source) {
  for (const [, file] of source.matchAll(/^\s*(?:`{3,}|~{3,}).*?\sfile="([^"]+)"/gm)) {
    this.addDependency(path.join(this.rootContext, file));
  }
  return source;
};
