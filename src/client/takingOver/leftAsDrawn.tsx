import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from "react";
import { holdNextPage } from "@site/src/client/navigation/nextPage";
import { useWasDrawn } from "./useWasDrawn";

/**
 * Makes of a component whose HTML never changes one that is left as the server has drawn it: neither its code nor its
 * data come with the page. With the code of a page that is reached by a link it is loaded; without a connection a
 * sentence stands there. A reader who comes back to the page gets what the server had drawn, at once: a page that grew
 * later would not be where it was left.
 *
 * @param Element the name of the one element that the component draws
 * @param load loads the component
 * @param handlers what its element is to answer: the elements in it answer nothing by themselves
 */
export function leftAsDrawn<Props extends object>(
  Element: "div" | "figure",
  load: () => Promise<ComponentType<Props>>,
  handlers: HTMLAttributes<HTMLElement> = {},
): (props: Props) => ReactNode {
  if (isTakenOver()) holdNextPage(load());
  const Loaded = lazy(async () => ({
    default: await load().catch((): ComponentType<Props> => NotLoaded),
  })) as unknown as ComponentType<Props>;
  /** What was drawn for which props. */
  const drawn = new Map<string, string>();
  return function LeftAsDrawn(props) {
    const key = JSON.stringify(props);
    const wasDrawn = useWasDrawn();
    const [html] = useState(() => drawn.get(key));
    const ref = useRef<HTMLElement>(null);
    useEffect(() => {
      const element = ref.current;
      return () => void (element && drawn.set(key, element.innerHTML));
    }, [key]);
    if (wasDrawn || html !== undefined) {
      return (
        <Element
          {...handlers}
          ref={ref as Ref<never>}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: html ?? "" }}
        />
      );
    }
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

/** Whether the page that was opened is taken over: code that comes now belongs to another. */
const isTakenOver = () => document.documentElement.dataset.hasHydrated === "true";

function NotLoaded(): ReactNode {
  return (
    <p>
      <em>This part could not be loaded. Check your connection and load the page again.</em>
    </p>
  );
}
