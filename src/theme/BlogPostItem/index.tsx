import BlogPostItem from "@theme-original/BlogPostItem";
import { inTurn } from "@site/src/client/takingOver/inTurn";

/** Upstream's post, taken over in a turn of its own. */
export default inTurn(BlogPostItem);
