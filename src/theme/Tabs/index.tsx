import { Children, cloneElement, isValidElement, useId, type ComponentProps, type ReactNode } from "react";
import Tabs from "@theme-original/Tabs";
import type { Props as TabItemProps } from "@theme/TabItem";

/**
 * Wraps upstream's tabs so that each tab has an id, by which `TabItem` says whose panel it is: assistive technology
 * reads the tab's name with the panel. The same without JavaScript.
 */
export default function LabelledTabs({ children, ...props }: ComponentProps<typeof Tabs>): ReactNode {
  const group = useId();
  return (
    <Tabs {...props}>
      {Children.map(children, (child, index) =>
        isValidElement<TabItemProps>(child)
          ? cloneElement(child, {
              attributes: {
                id: `${group}${index}`,
                "aria-controls": `${group}${index}p`,
                ...child.props.attributes,
              },
            })
          : child,
      )}
    </Tabs>
  );
}
