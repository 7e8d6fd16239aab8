/**
 * Reports whether an element is on the screen, now and after each change. A busy page gets several changes at once:
 * the last one is the current state.
 * @returns function that stops observing
 */
export function tellInSight(element: Element, tell: (isSeen: boolean) => void): () => void {
  const observer = new IntersectionObserver((changes) => {
    const last = changes.at(-1);
    if (last) tell(last.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
