import type { AnchorHTMLAttributes, ReactNode } from "react";

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to?: string;
}

/** A link that leads on as any other: component tests have no router. */
export default function Link({ to, href, ...rest }: LinkProps): ReactNode {
  return <a href={to ?? href} {...rest} />;
}
