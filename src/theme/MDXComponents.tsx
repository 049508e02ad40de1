import MDXComponents from "@theme-original/MDXComponents";
import { Anchor } from "@site/src/components/elements/Anchor";
import Diagram from "@site/src/components/elements/Diagram";
import MathStylesheet from "@site/src/components/elements/MathStylesheet";
import { SampleFile } from "@site/src/components/elements/SampleFile";
import { ShapeGallery } from "@site/src/components/streams/ShapeGallery";
import { StatusNotice } from "@site/src/components/page/StatusNotice";
import { StreamPlot } from "@site/src/components/streams/StreamPlot";
import { Term } from "@site/src/components/elements/Term";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

// Adds the site's own components to those that pages may use without an import.
export default {
  ...MDXComponents,
  Anchor,
  Diagram,
  MathStylesheet,
  SampleFile,
  ShapeGallery,
  StatusNotice,
  StreamPlot,
  Tabs,
  TabItem,
  Term,
};
