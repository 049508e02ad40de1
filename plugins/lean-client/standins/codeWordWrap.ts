import { useCallback, useEffect, useState } from "react";
import type { useCodeWordWrap as upstream } from "@docusaurus/theme-common/internal";
import { afterwards } from "../../../src/client/takingOver/afterwards";

/**
 * Whether a block of code is wider than its place, and its button that wraps the lines. Upstream measures each block
 * when the page is taken over, and makes the browser lay out what stands in closed collapsibles for that. Here the
 * browser says when it has laid a block out, which of one that is not shown it does when it is.
 */
export function useCodeWordWrap(): ReturnType<typeof upstream> {
  const [{ codeBlockRef, watch }] = useState(watchedBlock);
  const [isEnabled, setEnabled] = useState(false);
  const [isCodeScrollable, setScrollable] = useState(false);

  useEffect(() => {
    let callOff = () => {};
    const end = watch((block, code) => {
      callOff();
      const isScrollable = block.scrollWidth > block.clientWidth || isWrapped(code);
      // A block that changes is drawn again, and on a phone nearly all do.
      callOff = afterwards(() => {
        setScrollable(isScrollable);
        // Code that takes the place of wrapped code is not wrapped.
        setEnabled(isWrapped(code));
      });
    });
    return () => {
      end();
      callOff();
    };
  }, [watch]);

  const toggle = useCallback(() => {
    const code = codeBlockRef.current?.querySelector("code");
    if (!code) return;
    if (isEnabled) code.removeAttribute("style");
    // Words longer than a line are broken too: there is nothing to scroll.
    else Object.assign(code.style, { whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
    setEnabled(!isEnabled);
  }, [codeBlockRef, isEnabled]);

  return { codeBlockRef, isEnabled, isCodeScrollable, toggle };
}

const isWrapped = (code: HTMLElement): boolean => code.hasAttribute("style");

/**
 * A ref whose element is watched, whichever it is at the time: the highlighter draws an element of its own in the place
 * of plain code. Watching begins with `watch`, which is an effect's to call: nothing is drawn again while the page is
 * taken over.
 */
function watchedBlock() {
  let block: HTMLPreElement | null = null;
  let observer: ResizeObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    for (const element of [block, block?.querySelector("code")]) if (element) observer?.observe(element);
  };
  return {
    codeBlockRef: {
      get current() {
        return block;
      },
      set current(element) {
        block = element;
        observe();
      },
    },
    watch(onResize: (block: HTMLElement, code: HTMLElement) => void): () => void {
      observer = new ResizeObserver(() => {
        const code = block?.querySelector("code");
        if (block && code) onResize(block, code);
      });
      observe();
      return () => {
        observer?.disconnect();
        observer = undefined;
      };
    },
  };
}
