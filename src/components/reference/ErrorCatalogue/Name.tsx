import type { ReactNode } from "react";

/** The name of an error, which may break after its prefix on narrow screens. */
export function Name({ name }: { readonly name: string }): ReactNode {
  const [prefix, ...rest] = name.split("_");
  if (rest.length === 0) return <code>{name}</code>;
  return (
    <code>
      {prefix}_<wbr />
      {rest.join("_")}
    </code>
  );
}
