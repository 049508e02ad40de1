import MDXComponents from "@theme-original/MDXComponents";
import { Anchor } from "@site/src/ui/elements/Anchor";
import Diagram from "@site/src/ui/elements/Diagram";
import Formula from "@site/src/ui/elements/Formula";
import MathStylesheet from "@site/src/ui/elements/MathStylesheet";
import { SampleFile } from "@site/src/ui/elements/SampleFile/SampleFile";
import { Term } from "@site/src/ui/elements/Term/Term";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

// Adds to what pages may use without an import the components that most pages use: all pages load them.
export default {
  ...MDXComponents,
  Anchor,
  Diagram,
  Formula,
  MathStylesheet,
  SampleFile,
  Tabs,
  TabItem,
  Term,
};
