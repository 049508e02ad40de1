import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from "react";
import { serverHtml, serverHtmlId } from "@site/src/client/serverHtml";

/** What upstream's live block takes. */
type LiveProps = Record<string, unknown> & { readonly live: true; readonly children: string };

const onServer: ComponentType<LiveProps> | undefined = IS_SERVER_BUNDLE
  ? // eslint-disable-next-line @typescript-eslint/no-require-imports -- a static import would stand in both bundles
    (require("@theme/LiveCodeBlock") as { default: ComponentType<LiveProps> }).default
  : undefined;

interface Props {
  readonly code: string;
  /** The block as plain code: what shows on a page reached by a link until the editor has arrived. */
  readonly children: ReactNode;
}

/**
 * Upstream's live block, whose editor and compiler are loaded when the page is hydrated: until then, and without
 * JavaScript, its code and its first result are what the server has rendered.
 */
export function LiveCode({ code, children, ...props }: Props): ReactNode {
  const [Live, setLive] = useState(() => onServer);
  const id = useMemo(() => serverHtmlId("live", code), [code]);
  const html = useMemo(() => serverHtml(id), [id]);

  useEffect(() => {
    import("@theme/LiveCodeBlock").then(
      ({ default: loaded }) => setLive(() => loaded as unknown as ComponentType<LiveProps>),
      // No connection: the code can be read all the same.
      () => undefined,
    );
  }, []);

  if (Live) {
    return (
      <div data-server-html={IS_SERVER_BUNDLE ? id : undefined}>
        <Live {...props} live>
          {code}
        </Live>
      </div>
    );
  }
  if (html === undefined) return children;
  return <div data-server-html={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}
