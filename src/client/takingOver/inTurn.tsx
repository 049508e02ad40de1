import { createElement, type ComponentProps, type ElementType, type ReactNode } from "react";
import { InTurn } from "./InTurn.server";

/**
 * Makes of an element or component one that is taken over in a turn of its own, so that no task on a slow phone is
 * long (plugins/lean-client/README.md). Without JavaScript it is what it was.
 *
 * @param type draws one element, neither none nor several: the turn is about the one that stands there. What draws
 * several goes into `PartsInTurn`
 */
export function inTurn<T extends ElementType>(type: T): (props: ComponentProps<T>) => ReactNode {
  return function PartInTurn(props: ComponentProps<T>): ReactNode {
    return <InTurn>{createElement(type, props)}</InTurn>;
  };
}
