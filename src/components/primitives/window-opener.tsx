"use client";
import type { KeyboardEvent, MouseEvent, ReactNode } from "react";

interface Props {
  /** The page, or the fragment of this one, with the same function as the window. */
  href: string;
  onOpen: () => void;
  /** Hovering loads the code in advance, so that a press opens at once. */
  onNear?: () => void;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
}

/**
 * Opens a window over the page. It is a link underneath: a press before hydration follows it, and so does one for a
 * new tab.
 */
export function WindowOpener({ href, onOpen, onNear, children, ...rest }: Props) {
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  // A button is pressed with the space bar as well, a link is not.
  const pressBySpace = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    event.preventDefault();
    onOpen();
  };
  return (
    <a
      {...rest}
      href={href}
      role="button"
      aria-haspopup="dialog"
      onClick={press}
      onKeyDown={pressBySpace}
      onPointerEnter={onNear}
    >
      {children}
    </a>
  );
}
