/* eslint-disable import-x/no-restricted-paths -- the theme's parts by Docusaurus' alias, as a page would show code */
import type { ReactNode } from "react";
import CodeBlock from "@theme/CodeBlock";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import type { Code } from "@site/src/tools/playground/model";

/**
 * The same calls in both languages of the guides, in tabs that follow the choice of all pages. Without JavaScript it is
 * the Solidity.
 */
export function CodeTabs({ code: { solidity, viem } }: { readonly code: Code }): ReactNode {
  return (
    <Tabs groupId="language">
      <TabItem value="solidity" label="Solidity">
        <CodeBlock language="solidity">{solidity}</CodeBlock>
      </TabItem>
      <TabItem value="typescript" label="TypeScript">
        <CodeBlock language="ts">{viem}</CodeBlock>
      </TabItem>
    </Tabs>
  );
}
