interface Props {
  children: string | number;
}

/**
 * An amount or a count that changes while the page is open. A browser that translates a page replaces React's text
 * nodes, so React would update the old ones: an element with a single text is updated itself. For the same reason,
 * changing words beside other content are in an element of their own.
 */
export function LiveFigure({ children }: Props) {
  return <span translate="no">{children}</span>;
}
