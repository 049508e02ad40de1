/**
 * The one helper that Docusaurus' compiled package uses in the browser, instead of all of tslib, which its
 * CommonJS form would bring along whole.
 */
export const __importDefault = (module: { __esModule?: boolean }): unknown =>
  module?.__esModule ? module : { default: module };
