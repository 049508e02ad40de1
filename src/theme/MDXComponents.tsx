import MDXComponents from "@theme-original/MDXComponents";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";

// Adds the site's own components to those that pages may use without an import.
export default { ...MDXComponents, Tabs, TabItem };
