import { type ComponentProps, type ReactNode } from "react";
import Provider from "@theme-original/Layout/Provider";
import { PartsInTurn } from "@site/src/client/takingOver/PartsInTurn";

/**
 * Wraps upstream's providers so that what they provide for is taken over in a turn after them: together they would be
 * the longest task of a page. Without JavaScript nothing differs.
 */
export default function ProviderInTurn({ children }: ComponentProps<typeof Provider>): ReactNode {
  return (
    <Provider>
      <PartsInTurn>{children}</PartsInTurn>
    </Provider>
  );
}
