import { type ReactNode } from "react";
import Content from "@theme-original/CodeBlock/Content";
import type { Props } from "@theme/CodeBlock/Content";

/** Upstream's highlighted code, as the server draws it. */
export default function Tokens(props: Props): ReactNode {
  return <Content {...props} />;
}
