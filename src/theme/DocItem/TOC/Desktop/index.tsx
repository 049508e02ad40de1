import Desktop from "@theme-original/DocItem/TOC/Desktop";
import { inTurn } from "@site/src/client/takingOver/inTurn";

/** Upstream's list of the headings beside a document, taken over in a turn of its own. */
export default inTurn(Desktop);
