/** Keys of the configuration that only the build reads. The rest is what themes and plugins read in the browser. */
const BUILD_ONLY = [
  "clientModules",
  "headTags",
  "markdown",
  "onBrokenAnchors",
  "onBrokenLinks",
  "onBrokenMarkdownLinks",
  "onDuplicateRoutes",
  "plugins",
  "presets",
  "scripts",
  "staticDirectories",
  "stylesheets",
  "themes",
];

/**
 * What the browser needs of the site's configuration: without the keys of the build, and of the theme's options
 * without the diagrams' (drawn at build time) and the second code theme, which is the first (config/prism.ts).
 *
 * @param {Record<string, unknown> & { themeConfig?: Record<string, any> }} config the whole configuration, as JSON
 */
function clientConfig(config) {
  const kept = Object.fromEntries(Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key)));
  const { mermaid: _mermaid, prism, ...themeConfig } = config.themeConfig ?? {};
  const { darkTheme: _darkTheme, ...prismOptions } = prism ?? {};
  return { ...kept, themeConfig: { ...themeConfig, prism: prismOptions } };
}

module.exports = { clientConfig };
