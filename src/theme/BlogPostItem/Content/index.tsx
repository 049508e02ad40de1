import Content from "@theme-original/BlogPostItem/Content";
import { inTurn } from "@site/src/client/takingOver/inTurn";

/** Upstream's content of a post, taken over in a turn of its own. */
export default inTurn(Content);
