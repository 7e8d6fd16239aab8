import type { SeedRow } from "./upsert";

const bold = 1;
const italic = 2;

const textNode = (text: string, format: number): SeedRow => ({
  type: "text",
  version: 1,
  text,
  format,
  mode: "normal",
  style: "",
  detail: 0,
});

const linkNode = (url: string, children: readonly SeedRow[]): SeedRow => ({
  type: "link",
  version: 3,
  children,
  direction: null,
  format: "",
  indent: 0,
  fields: { linkType: "custom", newTab: false, url },
});

/** **strong**, *emphasis* or [words](/path), the first in a text. */
const mark = /\*\*(?<strong>.+?)\*\*(?!\*)|\*(?<emphasis>.+?)\*|\[(?<words>[^\]]+)\]\((?<url>[^)\s]+)\)/;

function leaves(text: string, format: number): SeedRow[] {
  return text
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [{ type: "linebreak", version: 1 }] : []),
      ...(line ? [textNode(line, format)] : []),
    ]);
}

/** Words with strong, emphasised and linked stretches as nodes of the editor. */
export function inlineNodes(text: string, format = 0): SeedRow[] {
  const found = mark.exec(text);
  if (!found?.groups) return leaves(text, format);
  const { strong, emphasis, words, url } = found.groups;
  const rest = inlineNodes(text.slice(found.index + found[0].length), format);
  const before = leaves(text.slice(0, found.index), format);
  if (words !== undefined && url !== undefined)
    return [...before, linkNode(url, inlineNodes(words, format)), ...rest];
  const inner =
    strong === undefined ? inlineNodes(emphasis ?? "", format | italic) : inlineNodes(strong, format | bold);
  return [...before, ...inner, ...rest];
}
