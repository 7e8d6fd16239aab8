import { inlineNodes } from "./inline-markup";
import type { SeedRow } from "./upsert";

const element = (type: string, children: readonly SeedRow[], own: SeedRow = {}): SeedRow => ({
  type,
  version: 1,
  direction: null,
  format: "",
  indent: 0,
  children,
  ...own,
});

const paragraph = (text: string) => element("paragraph", inlineNodes(text), { textFormat: 0, textStyle: "" });

const entry = /^(?:- |\d+\. )/;

/** Lines beginning with "- " or "1. "; a line that does not goes on with the entry before it. */
function list(text: string): SeedRow {
  const entries = text.split("\n").reduce<string[]>((lines, line) => {
    if (entry.test(line) || lines.length === 0) return [...lines, line.replace(entry, "")];
    return [...lines.slice(0, -1), `${lines.at(-1)} ${line.trim()}`];
  }, []);
  const isOrdered = /^\d/.test(text);
  return element(
    "list",
    entries.map((words, index) => element("listitem", inlineNodes(words), { value: index + 1 })),
    { listType: isOrdered ? "number" : "bullet", tag: isOrdered ? "ol" : "ul", start: 1 },
  );
}

/** How a paragraph of the markup is told by its beginning. */
const kinds: readonly (readonly [begins: RegExp, make: (text: string) => SeedRow])[] = [
  [/^### /, (text) => element("heading", inlineNodes(text.slice(4)), { tag: "h3" })],
  [/^## /, (text) => element("heading", inlineNodes(text.slice(3)), { tag: "h2" })],
  [/^> /, (text) => element("quote", inlineNodes(text.replaceAll(/^> ?/gm, "")))],
  [entry, list],
];

/** A heading stands alone, even where the text goes on in the line after it. */
const apart = (markup: string) => markup.replaceAll(/^(#{2,3} .+)\n(?!\n)/gm, "$1\n\n");

/** A text in the seed's small markup (seed-page.ts) as the rich text that the admin's editor keeps. */
export function richTextFromMarkup(markup: string): SeedRow {
  const parts = apart(markup.trim())
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
  const children = parts.map((part) => {
    const kind = kinds.find(([begins]) => begins.test(part));
    return kind ? kind[1](part) : paragraph(part);
  });
  return { root: element("root", children) };
}
