import { Component, Suspense, type ReactNode } from "react";
import { nextTurn } from "./turns";

interface Props {
  children: ReactNode;
}

/** Waits for its turn where a page is taken over; what the server has drawn stays as it is meanwhile. */
class Waiting extends Component<Props> {
  #turn: Promise<void> | undefined = nextTurn()?.then(() => {
    this.#turn = undefined;
  });

  override render(): ReactNode {
    // Suspense asks again when it has come.
    if (this.#turn) throw this.#turn as unknown as Error;
    return this.props.children;
  }
}

/** Takes what the server has drawn over in a turn of its own. Drawn later, it is drawn at once. */
export function InTurn({ children }: Props): ReactNode {
  return (
    <Suspense fallback={null}>
      <Waiting>{children}</Waiting>
    </Suspense>
  );
}
