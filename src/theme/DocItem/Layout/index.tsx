import Layout from "@theme-original/DocItem/Layout";
import { inTurn } from "@site/src/client/takingOver/inTurn";

/** Upstream's frame of a document, taken over in a turn of its own. */
export default inTurn(Layout);
