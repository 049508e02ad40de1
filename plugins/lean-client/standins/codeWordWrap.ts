import { useCallback, useEffect, useRef, useState } from "react";
import type { useCodeWordWrap as upstream } from "@docusaurus/theme-common/internal";
import { afterwards } from "../../../src/client/takingOver/afterwards";

/**
 * Whether a block of code is wider than its place, and its button that wraps the lines. Upstream measures each block
 * when the page is taken over, and makes the browser lay out what stands in closed collapsibles for that. Here the
 * browser says when it has laid a block out, which of one that is not shown it does when it is.
 */
export function useCodeWordWrap(): ReturnType<typeof upstream> {
  const codeBlockRef = useRef<HTMLPreElement>(null);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);

  useEffect(() => {
    const block = codeBlockRef.current;
    const code = block?.querySelector("code");
    if (!block || !code) return undefined;
    let callOff = () => {};
    const observer = new ResizeObserver(() => {
      callOff();
      const isScrollable = block.scrollWidth > block.clientWidth || code.hasAttribute("style");
      // A block that changes is drawn again, and on a phone nearly all do.
      callOff = afterwards(() => setScrollable(isScrollable));
    });
    observer.observe(block);
    observer.observe(code);
    return () => {
      observer.disconnect();
      callOff();
    };
  }, []);

  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector("code");
    if (!code) return;
    if (isEnabled) code.removeAttribute("style");
    // Words longer than a line are broken too: there is nothing to scroll.
    else Object.assign(code.style, { whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
    setEnabled(!isEnabled);
  }, [isEnabled]);

  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}
