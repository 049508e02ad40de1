import type { ComponentProps, ReactNode } from "react";
import { Text as AnyText } from "@site/src/ui/elements/Form/Field";

/** A line of text of the form: an address, a number, a date or a short name. */
export function Text(props: ComponentProps<typeof AnyText>): ReactNode {
  return <AnyText maxLength={100} {...props} />;
}
