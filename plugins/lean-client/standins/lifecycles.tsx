import type { ComponentProps, ReactNode } from "react";
import ClientLifecyclesDispatcher, {
  dispatchLifecycleAction,
} from "@docusaurus/core/lib/client/ClientLifecyclesDispatcher";

export { dispatchLifecycleAction };

type Props = ComponentProps<typeof ClientLifecyclesDispatcher>;
type Location = Props["location"];

/** Locations are told apart by being the same object. */
const repaired = new WeakMap<Location, Location>();

/** The location with a hash that can be decoded. One that is no encoded text stands for itself, as browsers have it. */
export function decodable(location: Location): Location {
  try {
    decodeURIComponent(location.hash);
    return location;
  } catch {
    const known = repaired.get(location) ?? {
      ...location,
      hash: `#${encodeURIComponent(location.hash.slice(1))}`,
    };
    repaired.set(location, known);
    return known;
  }
}

/** Upstream decodes each hash without a guard: a link to `#100%` would take the whole page down. */
export default function GuardedDispatcher({ location, previousLocation, children }: Props): ReactNode {
  return (
    <ClientLifecyclesDispatcher
      location={decodable(location)}
      previousLocation={previousLocation && decodable(previousLocation)}
    >
      {children}
    </ClientLifecyclesDispatcher>
  );
}
