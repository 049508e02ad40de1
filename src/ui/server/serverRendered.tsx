import { useMemo, type ComponentType, type MouseEventHandler, type ReactNode } from "react";
import { loadLater } from "../loading/loadLater";
import { readServerHtml, composeServerHtmlId } from "./serverHtml";

interface Options<Props> {
  /** The component's name: together with its props it names what the server has rendered. */
  readonly name: string;
  /** The component itself in the server's bundle, where it is wanted at once: `IS_SERVER_BUNDLE ? require(…) : undefined`. */
  readonly onServer: ComponentType<Props> | undefined;
  /** Loads it in the browser, for a page that is reached by a link. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** Answers presses of the buttons in it, which no code of theirs hydrates. */
  readonly onClick?: MouseEventHandler<HTMLElement>;
  /** Whether it is within a sentence. */
  readonly isInline?: boolean;
}

/**
 * Makes of a component whose HTML never changes one that keeps the HTML of the server: neither its code nor its data are
 * part of the page's scripts. On a page that is reached by a link it is loaded; without a connection a sentence is
 * there. Without JavaScript nothing differs.
 */
export function renderOnServer<Props extends object>({
  name,
  onServer: OnServer,
  load,
  onClick,
  isInline = false,
}: Options<Props>): (props: Props) => ReactNode {
  const Loaded = loadLater({ what: "This part", load });
  const Container = isInline ? "span" : "div";
  return function ServerRendered(props) {
    const id = composeServerHtmlId(name, JSON.stringify(props));
    const html = useMemo(() => readServerHtml(id), [id]);
    const attributes = { "data-server-html": id, style: { display: "contents" }, onClick };
    if (OnServer) {
      return (
        <Container {...attributes}>
          <OnServer {...props} />
        </Container>
      );
    }
    if (html !== undefined) {
      return (
        <Container {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      );
    }
    return <Loaded {...props} />;
  };
}
