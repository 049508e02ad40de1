import importX, { createNodeResolver } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Imports go one way: nothing takes from what stands below it, or beside it, in this list. */
const order = [
  ["data"],
  ["src/lib"],
  ["config"],
  ["src/client"],
  ["plugins", "samples", "src/remark"],
  ["src/components"],
  ["src/theme"],
  ["docs", "src/pages"],
  // These three put plugins together; the rest of config/ is settings.
  ["config/identity.ts"],
  ["config/markdown.ts"],
  ["config/plugins.ts"],
  ["checks", "scripts"],
  ["tests"],
];

const layers = {
  zones: order.slice(0, -1).flatMap((row, place) =>
    row.map((one) => ({
      target: one === "config" ? "config/!(identity|markdown|plugins).ts" : one,
      from: order
        .slice(place)
        .flat()
        .filter((other) => other !== one),
    })),
  ),
};

export default tseslint.config(
  {
    ignores: [
      "**/.docusaurus/",
      "build/",
      ".docusaurus/",
      ".cache/",
      "node_modules/",
      "static/",
      "test-results/",
      "playwright-report/",
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { "import-x": importX, "react-hooks": reactHooks },
    settings: {
      // Without it the rule on layers lets every import through that it cannot find, which is all of them.
      "import-x/resolver-next": [
        createNodeResolver({
          extensions: [".ts", ".tsx", ".mts", ".js", ".json"],
          alias: { "@site": [import.meta.dirname], "@theme": [`${import.meta.dirname}/src/theme`] },
        }),
      ],
    },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "import-x/no-restricted-paths": ["error", layers],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    // A test may look at both sides of what it compares.
    files: ["**/*.test.ts", "**/*.test.tsx"],
    rules: { "import-x/no-restricted-paths": "off" },
  },
  {
    // CommonJS is what the tools that read these files ask for.
    files: ["**/*.js", "**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
