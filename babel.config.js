// For tools that read Babel's configuration. The site itself is compiled by SWC (`future.faster`), so a build says that
// this file can go: it is harmless.
module.exports = { presets: [require.resolve("@docusaurus/core/lib/babel/preset")] };
