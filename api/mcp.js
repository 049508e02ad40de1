// The host's function for /mcp. Plain JavaScript, because the host would compile TypeScript by rules of its own;
// the build writes what is after it (src/tools/assistants/build).
const { DELETE, GET, POST } = require("../.mcp/index.js");

module.exports = { DELETE, GET, POST };
