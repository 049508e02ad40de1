import Desktop from "@theme-original/BlogSidebar/Desktop";
import { inTurn } from "@site/src/client/takingOver/inTurn";

/** Upstream's list of posts, taken over in a turn of its own. */
export default inTurn(Desktop);
