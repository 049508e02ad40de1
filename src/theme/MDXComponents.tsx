import MDXComponents from "@theme-original/MDXComponents";
import { Anchor } from "@site/src/components/Anchor";
import Diagram from "@site/src/components/Diagram";
import MathStylesheet from "@site/src/components/MathStylesheet";
import { SampleFile } from "@site/src/components/SampleFile";
import { ShapeGallery } from "@site/src/components/ShapeGallery";
import { StatusNotice } from "@site/src/components/StatusNotice";
import { StreamPlot } from "@site/src/components/StreamPlot";
import { Term } from "@site/src/components/Term";
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
