import { Prism } from "prism-react-renderer";
import includeLanguages from "@theme/prism-include-languages";

// The theme's client module would do this on every page (patches/): here it is done where code is highlighted.
includeLanguages(Prism);

export { default } from "@theme-original/CodeBlock/Content";
