/**
 * Whether an element is on the screen, now and whenever that changes. A busy page hears of several changes at once: the last of
 * them is how things are.
 * @returns ends it
 */
export function tellInSight(element: Element, tell: (isSeen: boolean) => void): () => void {
  const observer = new IntersectionObserver((changes) => {
    const last = changes.at(-1);
    if (last) tell(last.isIntersecting);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
