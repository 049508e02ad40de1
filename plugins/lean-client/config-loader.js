const { clientConfig } = require("./client-config");

/** Bundler loader: leaves of the generated configuration module what the browser reads. */
module.exports = (source) => {
  const start = "export default ";
  const json = source.slice(source.indexOf(start) + start.length).replace(/;\s*$/, "");
  return `${start}${JSON.stringify(clientConfig(JSON.parse(json)))};`;
};
