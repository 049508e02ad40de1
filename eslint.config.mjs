// Plain JavaScript: ESLint reads a configuration in TypeScript with the oldest Node.js only through one more package.
import { readdirSync } from "node:fs";
import importX, { createNodeResolver } from "eslint-plugin-import-x";
import reactHooks from "eslint-plugin-react-hooks";
import regexp from "eslint-plugin-regexp";
import tseslint from "typescript-eslint";

/** Imports go one way: nothing imports from a later row of this list, or from another folder of its own row. */
export const rows = [
  ["data"],
  ["src/protocol"],
  ["src/site"],
  ["src/node"],
  ["config"],
  ["src/ui"],
  ["src/server"],
  ["src/tools"],
  ["src/client"],
  ["src/remark"],
  ["plugins", "samples"],
  ["src/components"],
  ["src/theme"],
  ["docs", "src/pages"],
  ["checks", "scripts"],
  ["tests"],
];

/** The tools, by folder. None uses another: what one offers to others is in a list of `src/tools`. */
const tools = readdirSync(new URL("src/tools", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `src/tools/${name}`);

const rooms = tools.flatMap((target) =>
  tools.filter((from) => from !== target).map((from) => ({ target, from })),
);

const layers = {
  zones: [
    ...rooms,
    ...rows.slice(0, -1).flatMap((row, index) =>
      row.map((target) => ({
        target,
        from: rows
          .slice(index)
          .flat()
          .filter((other) => other !== target),
      })),
    ),
  ],
};

/** What Docusaurus does not document as a seam: its next release may switch it off without a word. */
const imports = {
  patterns: [
    {
      group: ["client", "server"].flatMap((side) => [
        `@docusaurus/core/lib/${side}`,
        `@docusaurus/core/lib/${side}/**`,
      ]),
      message: "These are Docusaurus' own modules: use a lifecycle, a client module or a swizzled component.",
    },
    {
      group: ["@docusaurus/theme-common/internal"],
      message:
        "Use the public entry. Where it has no equal: eslint-disable-next-line no-restricted-imports -- the reason",
    },
  ],
};
const own = "Replaces a module of another package. Swizzle, or use an option that Docusaurus documents.";
const engine = "Changes the engine for everything else in the process: find out what needs it.";
const shared = "Patches what others use, too. Write a function of your own.";
const syntax = [
  { selector: "Identifier[name='NormalModuleReplacementPlugin']", message: own },
  {
    selector: "Property[key.name='alias'] > ObjectExpression > Property[key.value=/^(?!@site\\b)/]",
    message: own,
  },
  {
    selector: "Property[key.name='alias'] > ObjectExpression > Property[key.type='Identifier']",
    message: own,
  },
  {
    selector: "ImportDeclaration[source.value='react'] > ImportSpecifier[imported.name='lazy']",
    message: "A part that did not arrive never comes again with it. Use loadLater of src/ui.",
  },
  { selector: "Identifier[name='setFlagsFromString']", message: engine },
  { selector: "Property[key.name='NODE_OPTIONS'][value.value!='']", message: engine },
  { selector: "AssignmentExpression[left.property.name='NODE_OPTIONS']", message: engine },
  { selector: "AssignmentExpression[left.object.property.name='prototype']", message: shared },
  {
    selector:
      "CallExpression[callee.property.name=/^(?:defineProperty|assign)$/][arguments.0.property.name='prototype']",
    message: shared,
  },
  {
    selector:
      "JSXOpeningElement[name.name=/^(?:input|textarea)$/]:not(:has(JSXSpreadAttribute[argument.name='verbatim']), :has(JSXAttribute[name.name='type'] > Literal[value=/^(?:radio|checkbox|file|range)$/]))",
    message:
      "A browser would correct what is typed here: spread verbatim of src/ui/elements/Form/verbatim.ts.",
  },
];

/** The beginnings of this site's own addresses: the sections of the documentation, and pages outside them. */
const SECTIONS = [
  ...readdirSync(new URL("docs", import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
  "blog",
  "playground",
  "search",
];
const ownPage = `/^\\/(?:${SECTIONS.join("|")})(?:[\\/#?]|$)/`;
const pages = [`Literal[value=${ownPage}]`, `TemplateElement[value.raw=${ownPage}]`].map((selector) => ({
  selector,
  message: "The protocol knows no page of this site: let the caller name it, or use src/site/address.",
}));

const asErrors = (rules) => Object.fromEntries(rules.map((rule) => [rule, "error"]));

/**
 * Which rules run: those that read one file at a time (`files`, in `npm test`), those that compile files or read the project
 * (`project`, which `npm run test:all` adds), or all of them.
 */
const PART = process.env.LINT_PART;

const PLUGINS = { "import-x": importX, "react-hooks": reactHooks, regexp };

const HOOKS = ["react-hooks/rules-of-hooks", "react-hooks/exhaustive-deps"];

/** The rules that run React's compiler over each file. */
const compiled = Object.keys(reactHooks.configs["recommended-latest"].rules).filter(
  (rule) => !HOOKS.includes(rule),
);

/** The rules that look at one file at a time, as it is written. */
const files = [
  ...tseslint.configs.recommended,
  {
    plugins: PLUGINS,
    rules: {
      ...asErrors(HOOKS),
      "import-x/no-restricted-paths": ["error", layers],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      // Such a name says nothing about its value. Properties may have it.
      "@typescript-eslint/naming-convention": [
        "error",
        { selector: "variableLike", format: null, custom: { regex: "^(?:of|one|place)$", match: false } },
      ],
      "no-restricted-imports": ["error", imports],
      "no-restricted-syntax": ["error", ...syntax],
      eqeqeq: ["error", "always", { null: "ignore" }],
    },
  },
  {
    files: ["src/protocol/**"],
    rules: { "no-restricted-syntax": ["error", ...syntax, ...pages] },
  },
  {
    // One pasted line must not stop a page or the server: a pattern takes time in proportion to its text.
    files: ["{src,api,plugins,data}/**/*.{ts,tsx,js,mjs}"],
    ignores: ["**/*.test.{ts,tsx}"],
    rules: {
      "regexp/no-super-linear-backtracking": "error",
      "regexp/no-super-linear-move": "error",
    },
  },
  {
    // A test may look at both sides of what it compares, and show a page to a browser that lacks something.
    files: ["**/*.test.ts", "**/*.test.tsx", "**/*.spec.ts", "**/fixtures/*.ts", "tests/**"],
    rules: { "import-x/no-restricted-paths": "off", "no-restricted-syntax": "off" },
  },
  {
    files: ["**/*.spec.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "CallExpression[callee.property.name=/^unroute/]",
          message: "A route stays until the test ends: tests/support/requests.ts stops answering instead.",
        },
      ],
    },
  },
  {
    // Its keys name folders of this project for the rule on layers.
    files: ["eslint.config.mjs"],
    rules: { "no-restricted-syntax": "off" },
  },
  {
    // CommonJS is what the tools that read these files ask for.
    files: ["**/*.js", "**/*.cjs"],
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
];

/** The rules that read more than the file at hand, or compile it. They take three quarters of the time. */
const project = [
  { plugins: PLUGINS, rules: asErrors(compiled) },
  {
    // These rules need types. A promise that nobody waits for fails unseen.
    files: ["{src,plugins,scripts}/**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
    },
  },
];

export default tseslint.config(
  {
    ignores: [
      "**/.docusaurus/",
      "build/",
      ".mcp/",
      ".docusaurus/",
      ".cache/",
      "node_modules/",
      "static/",
      "data/code/",
      "test-results/",
      "playwright-report/",
    ],
  },
  tseslint.configs.base,
  {
    settings: {
      // Without it the rule on layers lets every import through that it cannot find, which is all of them.
      "import-x/resolver-next": [
        createNodeResolver({
          extensions: [".ts", ".tsx", ".mts", ".js", ".json"],
          alias: { "@site": [import.meta.dirname], "@theme": [`${import.meta.dirname}/src/theme`] },
        }),
      ],
    },
  },
  ...(PART === "files" ? [] : project),
  // Directives name the other rules, which are known but off: there the directives have no use.
  ...(PART === "project"
    ? [{ plugins: PLUGINS, linterOptions: { reportUnusedDisableDirectives: "off" } }]
    : files),
);
