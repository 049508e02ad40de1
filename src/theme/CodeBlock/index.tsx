import { Children, isValidElement, type ComponentProps, type ReactNode } from "react";
import ElementContent from "@theme/CodeBlock/Content/Element";
import StringContent from "@theme/CodeBlock/Content/String";
import ReferenceCodeBlock from "@theme/ReferenceCodeBlock";
import { CodeForChain } from "@site/src/ui/chain/CodeForChain";
import type Upstream from "@theme-init/CodeBlock";
import { LiveCode } from "./LiveCode";

type Props = ComponentProps<typeof Upstream> & { live?: boolean; reference?: boolean };

/** Strings joined into one, so that the block can be copied; anything with elements in it stays as it is. */
const asText = (children: ReactNode): ReactNode => {
  if (Children.toArray(children).some(isValidElement)) return children;
  return Array.isArray(children) ? children.join("") : children;
};

/**
 * Changes upstream twice. It sends a block to what it asks for: `live` to the playground, `reference` to code on
 * GitHub, `chain` to the values of the reader's chain, the rest to the classic block (as installed, only the last of the
 * two themes would work). And it does not
 * render every block a second time after hydration: colours are CSS variables and right from the start.
 */
export default function CodeBlock({ children: raw, live, reference, ...props }: Props): ReactNode {
  const children = asText(raw);
  if (typeof children !== "string") return <ElementContent {...props}>{children}</ElementContent>;
  if (reference || /(^| )reference( |$)/.test(props.metastring ?? "")) {
    const [, recorded] = /(?:^| )recorded="([^"]*)"/.exec(props.metastring ?? "") ?? [];
    if (recorded === undefined) return <ReferenceCodeBlock {...props}>{children.trim()}</ReferenceCodeBlock>;
    return (
      <ReferenceCodeBlock {...props} code={children}>
        {recorded}
      </ReferenceCodeBlock>
    );
  }
  if (/(^| )chain( |$)/.test(props.metastring ?? "")) {
    return (
      <CodeForChain code={children}>
        {(code) => <StringContent {...props}>{code}</StringContent>}
      </CodeForChain>
    );
  }
  const plain = <StringContent {...props}>{children}</StringContent>;
  if (!live) return plain;
  return (
    <LiveCode {...props} code={children}>
      {plain}
    </LiveCode>
  );
}
