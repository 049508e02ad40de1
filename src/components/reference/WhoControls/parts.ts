// The addresses of all contracts are loaded with the first choice.
import { copyByPress } from "@site/src/ui/elements/CopyButton/CopyButton";
import { renderOnServer } from "@site/src/ui/server/serverRendered";
import type { Answer as AnswerComponent, Checks as ChecksComponent } from "./Answer";

const parts = IS_SERVER_BUNDLE
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- a static import would be in both bundles
    (require("./Answer") as { Answer: typeof AnswerComponent; Checks: typeof ChecksComponent })
  : undefined;

/** Who controls a release, as the server has rendered it for the first choice. */
export const Answer = renderOnServer({
  name: "ControlAnswer",
  onServer: parts?.Answer,
  load: async () => (await import("./Answer")).Answer,
  onClick: copyByPress,
});

/** The commands that show the same, as the server has rendered them. */
export const Checks = renderOnServer({
  name: "ControlChecks",
  onServer: parts?.Checks,
  load: async () => (await import("./Answer")).Checks,
  onClick: copyByPress,
});
