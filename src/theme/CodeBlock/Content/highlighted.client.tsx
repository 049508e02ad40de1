import { Prism } from "prism-react-renderer";
import includeLanguages from "@theme/prism-include-languages";

includeLanguages(Prism);

export { default } from "@theme-original/CodeBlock/Content";
