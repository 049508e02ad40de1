import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import { formLater } from "@site/src/ui/server/formLater";
import { renderOnServer } from "@site/src/ui/server/serverRendered";
import type { Absences as AbsencesComponent } from "./Absences";
import type { ClaimDesk as ClaimForm } from "./claim/ClaimDesk";
import type { Desk as DeskForm } from "./lookUp/Desk";
import type { YearExample as YearExampleComponent } from "./YearExample";
import styles from "./styles.module.css";

/* eslint-disable @typescript-eslint/no-require-imports -- static imports would be in both bundles */

const LoadedDesk = formLater({
  what: "The desk",
  onServer: IS_SERVER_BUNDLE ? (require("./lookUp/Desk") as { Desk: typeof DeskForm }).Desk : undefined,
  load: async () => (await import("./lookUp/Desk")).Desk,
});

const LoadedClaimDesk = formLater({
  what: "The form for a claim",
  onServer: IS_SERVER_BUNDLE
    ? (require("./claim/ClaimDesk") as { ClaimDesk: typeof ClaimForm }).ClaimDesk
    : undefined,
  load: async () => (await import("./claim/ClaimDesk")).ClaimDesk,
});

/** The reasons as the server has rendered them: the list of chains is no part of the page's scripts. */
export const Absences = renderOnServer({
  name: "Absences",
  onServer: IS_SERVER_BUNDLE
    ? (require("./Absences") as { Absences: typeof AbsencesComponent }).Absences
    : undefined,
  load: async () => (await import("./Absences")).Absences,
});

/** The example of the accountant's file, as the server has rendered it. */
export const YearExample = renderOnServer({
  name: "YearExample",
  onServer: IS_SERVER_BUNDLE
    ? (require("./YearExample") as { YearExample: typeof YearExampleComponent }).YearExample
    : undefined,
  load: async () => (await import("./YearExample")).YearExample,
});

/** The desk, loaded on its page alone. Without JavaScript a sentence leads to the guides that do the same by hand. */
export function Desk(): ReactNode {
  return (
    <>
      <p className={styles.unscripted}>
        The desk needs JavaScript. To do it by hand, see how to{" "}
        <Link to="/support/faq#find-stream">find a stream</Link>,{" "}
        <Link to="/guides/lockup/etherscan#withdraw">withdraw in a block explorer</Link>,{" "}
        <Link to="/guides/lockup/etherscan#airdrop">claim an airdrop</Link>, and{" "}
        <Link to="/support/faq#tax">records for taxes</Link>.
      </p>
      <LoadedDesk />
    </>
  );
}

/** The form for a claim, loaded on its page alone. Without JavaScript a sentence leads to the guide. */
export function ClaimDesk(): ReactNode {
  return (
    <>
      <p className={styles.unscripted}>
        The desk needs JavaScript. <Link to="/guides/lockup/etherscan#airdrop">Claim an airdrop by hand</Link>{" "}
        shows the same steps with a block explorer.
      </p>
      <LoadedClaimDesk />
    </>
  );
}
