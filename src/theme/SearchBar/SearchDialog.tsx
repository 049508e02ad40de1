import { useLayoutEffect, type ComponentProps, type KeyboardEvent, type ReactNode } from "react";
import clsx from "clsx";

interface SearchDialogProps extends ComponentProps<"div"> {
  onClose(): void;
}

/**
 * The dialog of the search, over the page: closed by a press outside it, with Tab going round inside it, while the page
 * behind it does not scroll. It exists with JavaScript only.
 */
export default function SearchDialog({
  onClose,
  className,
  children,
  ...props
}: SearchDialogProps): ReactNode {
  useLayoutEffect(lockScroll, []);
  return (
    <div
      {...props}
      className={clsx("DocSearch DocSearch-Container", className)}
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      tabIndex={-1}
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      onKeyDown={keepFocus}
    >
      <div className="DocSearch-Modal">{children}</div>
    </div>
  );
}

/** Keeps the page where it is, also sidewards: the room of its scrollbar stays. */
function lockScroll(): () => void {
  const { body } = document;
  body.style.marginRight = `${window.innerWidth - body.clientWidth}px`;
  body.classList.add("DocSearch--active");
  return () => {
    body.style.marginRight = "";
    body.classList.remove("DocSearch--active");
  };
}

function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("a, button, input")].filter(
    (stop) => stop.offsetParent !== null,
  );
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
