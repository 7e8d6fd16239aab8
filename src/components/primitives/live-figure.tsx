interface Props {
  children: string | number;
}

/**
 * An amount or a count that changes while the page is open. A browser that translates a page puts other text nodes in
 * place of React's, which would write into the old ones: the only text of an element is written into the element.
 * Words that change beside other content stand in an element of their own for the same reason.
 */
export function LiveFigure({ children }: Props) {
  return <span translate="no">{children}</span>;
}
