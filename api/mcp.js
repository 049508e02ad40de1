// The host's function for /mcp. Plain JavaScript, because the host would compile TypeScript by rules of its own;
// the build writes what stands behind it (plugins/assistants).
module.exports = require("../.mcp/function.js");
