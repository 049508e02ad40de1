import MDXComponents from "@theme-original/MDXComponents";
import MathStylesheet from "@site/src/components/MathStylesheet";
import { StatusNotice } from "@site/src/components/StatusNotice";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

// Adds the site's own components to those that pages may use without an import.
export default { ...MDXComponents, MathStylesheet, StatusNotice, Tabs, TabItem };
