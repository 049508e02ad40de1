import MDXComponents from "@theme-original/MDXComponents";
import { Anchor } from "@site/src/components/elements/Anchor";
import Diagram from "@site/src/components/elements/Diagram";
import MathStylesheet from "@site/src/components/elements/MathStylesheet";
import { SampleFile } from "@site/src/components/elements/SampleFile";
import { Term } from "@site/src/components/elements/Term";
import { inTurn } from "@site/src/client/takingOver/inTurn";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

// Adds to what pages may use without an import the components that most pages use: all pages load them.
export default {
  ...MDXComponents,
  // What a page has most of.
  admonition: inTurn(MDXComponents.admonition),
  ol: inTurn("ol"),
  pre: inTurn(MDXComponents.pre),
  table: inTurn("table"),
  ul: inTurn(MDXComponents.ul),
  Anchor,
  Diagram,
  MathStylesheet,
  SampleFile,
  Tabs: inTurn(Tabs),
  TabItem,
  Term,
};
