import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ComponentType, ReactNode, SyntheticEvent } from "react";
import { firstUse } from "@site/src/client/reading/firstUse";
import { readServerHtml, composeServerHtmlId } from "@site/src/ui/server/serverHtml";
import { EditorReady } from "./editorReady";

/** What upstream's live block takes. */
type LiveProps = Record<string, unknown> & { readonly live: true; readonly children: string };

const onServer: ComponentType<LiveProps> | undefined = IS_SERVER_BUNDLE
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- a static import would be in both bundles
    (require("@theme/LiveCodeBlock") as { default: ComponentType<LiveProps> }).default
  : undefined;

interface Props {
  readonly code: string;
  /** The block as plain code: what shows on a page reached by a link until the editor has arrived. */
  readonly children: ReactNode;
}

/** What takes the keyboard's focus in a live block: its buttons, and its code once it can be edited. */
const FOCUSABLE = "button, pre";

/**
 * Upstream's live block, whose editor and compiler are loaded when the reader first uses the page: until then, and without
 * JavaScript, its code and its first result are what the server has rendered. What was pressed or had the focus when the
 * editor came, or when the code was reset, has it afterwards.
 */
export function LiveCode({ code, children, ...props }: Props): ReactNode {
  const [Live, setLive] = useState(() => onServer);
  const id = useMemo(() => composeServerHtmlId("live", code), [code]);
  const html = useMemo(() => readServerHtml(id), [id]);
  const block = useRef<HTMLDivElement>(null);
  const used = useRef<string>(undefined);

  useEffect(() => {
    const load = async () => {
      await firstUse;
      const { default: loaded } = await import("@theme/LiveCodeBlock");
      setLive(() => loaded as unknown as ComponentType<LiveProps>);
    };
    // No connection: the code can be read all the same.
    load().catch(() => undefined);
  }, []);

  const recordUse = ({ target }: SyntheticEvent) => {
    used.current = (target as Element).closest(FOCUSABLE)?.localName;
  };
  const restoreFocus = useCallback(() => {
    if (!used.current || document.activeElement !== document.body) return;
    block.current?.querySelector<HTMLElement>(used.current)?.focus({ preventScroll: true });
  }, []);

  const attributes = { ref: block, onClick: recordUse, onFocus: recordUse };
  if (Live) {
    return (
      <div {...attributes} data-server-html={IS_SERVER_BUNDLE ? id : undefined}>
        <EditorReady value={restoreFocus}>
          <Live {...props} live>
            {code}
          </Live>
        </EditorReady>
      </div>
    );
  }
  if (html === undefined) return children;
  return (
    <div
      {...attributes}
      data-server-html={id}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
