// Used only where a tool still reads Babel's configuration; the site itself is compiled by SWC (see `future.faster`).
module.exports = { presets: [require.resolve("@docusaurus/core/lib/babel/preset")] };
