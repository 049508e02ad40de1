import { type ComponentProps, type ReactNode } from "react";
import Provider from "@theme-original/Layout/Provider";
import { InTurn } from "@site/src/client/takingOver/InTurn.client";

/**
 * Wraps upstream's providers so that what they provide for is taken over in a turn after them: together they would be
 * the longest task of a page. Without JavaScript nothing differs.
 */
export default function ProviderInTurn({ children }: ComponentProps<typeof Provider>): ReactNode {
  return (
    <Provider>
      <InTurn>{children}</InTurn>
    </Provider>
  );
}
