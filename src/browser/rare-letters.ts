/** Letters and signs that the Japanese faces are asked for, as in their sheet; without the spaces among them, which stand in prices. */
const japanese = /[\u2010-\u2027\u2030-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/gu;

/** What stands written in a part of the page, its fields included. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? "";
  const fields = [node, ...node.querySelectorAll("input, textarea")];
  return fields.map((field) => ("value" in field ? String(field.value) : "")).join("") + node.textContent;
}

/** The parts of a page that a change has written. */
const written = ({ type, target, addedNodes }: MutationRecord): readonly Node[] =>
  type === "characterData" ? [target] : [...addedNodes];

/**
 * Says once that a page has a Japanese letter which is not among the known ones: it stood there, came later or was typed.
 * @param known every letter that needs no telling
 * @returns ends the watch
 */
export function watchRareLetters(known: string, onFound: () => void): () => void {
  const letters = new Set(known);
  const isRare = (node: Node) => (textOf(node).match(japanese) ?? []).some((letter) => !letters.has(letter));
  const look = (nodes: readonly Node[]) => {
    if (!nodes.some(isRare)) return;
    end();
    onFound();
  };
  const observer = new MutationObserver((changes) => look(changes.flatMap(written)));
  const onInput = ({ target }: Event) => look(target instanceof Node ? [target] : []);
  const end = () => {
    observer.disconnect();
    document.removeEventListener("input", onInput);
  };
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener("input", onInput);
  look([document.body]);
  return end;
}
