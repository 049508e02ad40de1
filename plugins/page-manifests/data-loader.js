/**
 * Bundler loader for generated data: takes out the lists of all docs and all sidebars. What a page needs of them is in
 * its manifest.
 */
module.exports = (source) =>
  JSON.stringify(JSON.parse(source), (key, value) => {
    if (key === "docsSidebars") return {};
    if (key === "docs" && typeof value === "object") return Array.isArray(value) ? [] : {};
    return value;
  });
