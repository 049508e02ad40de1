import { copyByPress } from "@site/src/ui/elements/CopyButton/CopyButton";
import { renderOnServer } from "@site/src/ui/server/serverRendered";
import type { EarlierTable as EarlierTableComponent } from "./EarlierTable";
import type { ErrorCount as ErrorCountComponent, ErrorList as ErrorListComponent } from "./ErrorCatalogue";

export { ErrorFilter } from "./ErrorFilter";
export { PanicTable } from "./PanicTable";

/* eslint-disable @typescript-eslint/no-require-imports -- static imports would be in both bundles */

const catalogue = IS_SERVER_BUNDLE
  ? (require("./ErrorCatalogue") as {
      ErrorCount: typeof ErrorCountComponent;
      ErrorList: typeof ErrorListComponent;
    })
  : undefined;

/** The errors of a group as the server has rendered them: the list of all errors is no part of the page's scripts. */
export const ErrorList = renderOnServer({
  name: "ErrorList",
  onServer: catalogue?.ErrorList,
  load: async () => (await import(/* webpackChunkName: "errors" */ "./ErrorCatalogue")).ErrorList,
  onClick: copyByPress,
});

/** The number of errors as the server has rendered it. */
export const ErrorCount = renderOnServer({
  name: "ErrorCount",
  onServer: catalogue?.ErrorCount,
  load: async () => (await import(/* webpackChunkName: "errors" */ "./ErrorCatalogue")).ErrorCount,
  isInline: true,
});

/** The errors of earlier releases as the server has rendered them. */
export const EarlierTable = renderOnServer({
  name: "EarlierTable",
  onServer: IS_SERVER_BUNDLE
    ? (require("./EarlierTable") as { EarlierTable: typeof EarlierTableComponent }).EarlierTable
    : undefined,
  load: async () => (await import(/* webpackChunkName: "errors" */ "./EarlierTable")).EarlierTable,
});
