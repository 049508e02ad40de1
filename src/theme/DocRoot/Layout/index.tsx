import Layout from "@theme-original/DocRoot/Layout";
import { inTurn } from "@site/src/client/takingOver/inTurn";

/** Upstream's frame of a section, the sidebar and the document, taken over in a turn of its own. */
export default inTurn(Layout);
