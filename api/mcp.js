// The host's function for /mcp. Plain JavaScript, because the host would compile TypeScript by rules of its own;
// `npm run build:mcp` writes what stands behind it.
module.exports = require("../.mcp/function.js");
