import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { NotLoaded } from "./NotLoaded";

interface Options<Props> {
  /** Names the part at the beginning of a sentence, such as `The results`. */
  readonly what: string;
  /** Loads it. It is called again after a failure, because the bundler forgets a file that did not arrive. */
  readonly load: () => Promise<ComponentType<Props>>;
  /** What shows until the part is there. */
  readonly waiting?: ReactNode;
}

/**
 * Returns a component that is loaded when it is first shown. If it does not arrive, a sentence says so, with a button
 * that loads it again, and so does the next place or press that shows it. React's `lazy` keeps the failure instead: each
 * later use of the part would crash the page. Browser only; without JavaScript nothing shows it.
 */
export function loadLater<Props extends object>({
  what,
  load,
  waiting = null,
}: Options<Props>): (props: Props) => ReactNode {
  let loaded: ComponentType<Props> | undefined;
  return function LoadedLater(props) {
    const [Part, setPart] = useState(() => loaded);
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState<number>();
    useEffect(() => {
      if (Part) return undefined;
      let isWanted = true;
      load().then(
        (part) => {
          loaded = part;
          if (isWanted) setPart(() => part);
        },
        () => {
          if (isWanted) setFailed(attempt);
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Part, attempt]);
    if (Part) return <Part {...props} />;
    if (failed !== attempt) return waiting;
    return (
      <span role="alert">
        <NotLoaded what={what} onRetry={() => setAttempt(attempt + 1)} />
      </span>
    );
  };
}
