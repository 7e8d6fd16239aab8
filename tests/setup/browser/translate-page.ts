/**
 * What a browser's own translation does to a page: each text is put into elements of its own, now and whenever one is
 * added, but for what says that it is not to be translated.
 * @returns function that stops translating
 */
export function translatePage(): () => void {
  const untouched = "font, script, style, textarea, noscript, option, svg, [translate=no]";
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest(untouched) !== null) continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  wrap(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes) if (node.nodeName !== "FONT") wrap(node instanceof Text ? target : node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
