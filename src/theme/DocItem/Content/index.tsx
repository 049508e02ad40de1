import Content from "@theme-original/DocItem/Content";
import { inTurn } from "@site/src/client/takingOver/inTurn";

/** Upstream's content of a document, taken over in a turn of its own. */
export default inTurn(Content);
