import { type ReactNode } from "react";
import Translate from "@docusaurus/Translate";
import { ThemeClassNames } from "@docusaurus/theme-common";
import type { Props } from "@theme/EditThisPage";
import IconEdit from "@theme/Icon/Edit";

/** Replaces upstream's link to a page's source, which opens a new tab and does not say so. The same without JavaScript. */
export default function EditThisPage({ editUrl }: Props): ReactNode {
  return (
    <a href={editUrl} className={ThemeClassNames.common.editThisPage}>
      <IconEdit />
      <Translate id="theme.common.editThisPage">Edit this page</Translate>
    </a>
  );
}
