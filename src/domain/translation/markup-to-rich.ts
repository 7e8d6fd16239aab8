import { isBalanced, tokensOf, unescapeMarkup, type Token } from "./markup-tokens";
import { marks } from "./rich-markup";

type Row = Readonly<Record<string, unknown>>;

interface Element {
  readonly name: string;
  readonly code: string;
  readonly children: (Element | string)[];
}

/** Tags one in the other. Null when they are not closed. */
function treeOf(tokens: readonly Token[]): Element | null {
  const root: Element = { name: "root", code: "", children: [] };
  if (!isBalanced(tokens)) return null;
  const open = [root];
  for (const token of tokens) {
    const parent = open.at(-1) ?? root;
    if (token.kind === "text") parent.children.push(unescapeMarkup(token.text));
    else if (token.kind === "close") open.pop();
    else if (token.kind === "code" && token.code.startsWith("{")) parent.children.push(token.code);
    else {
      const name = /^<(\w+)/.exec(token.code)?.[1] ?? "";
      const element: Element = { name, code: token.code, children: [] };
      parent.children.push(element);
      if (token.kind === "open") open.push(element);
    }
  }
  return root;
}

const element = (type: string, children: readonly Row[], own: Row = {}): Row => ({
  type,
  version: 1,
  direction: null,
  format: "",
  indent: 0,
  children,
  ...own,
});

/** Tags in invalid places. */
class Misplaced extends Error {}

const textNode = (text: string, format: number): Row => ({
  type: "text",
  version: 1,
  text,
  format,
  mode: "normal",
  style: "",
  detail: 0,
});

/** Words beside names that are filled in are one stretch. */
function joined(children: Element["children"]): Element["children"] {
  return children.reduce<Element["children"]>((list, child) => {
    const last = list.at(-1);
    return typeof child === "string" && typeof last === "string"
      ? [...list.slice(0, -1), last + child]
      : [...list, child];
  }, []);
}

function inlineOf(children: Element["children"], format = 0): Row[] {
  return joined(children).flatMap((child) => {
    if (typeof child === "string") return child === "" ? [] : [textNode(child, format)];
    const mark = marks.find(([tag]) => tag === child.name);
    if (mark) return inlineOf(child.children, format | mark[1]);
    if (child.name === "br") return [{ type: "linebreak", version: 1 }];
    if (child.name === "tab") return [{ ...textNode("\t", format), type: "tab", detail: 2 }];
    const href = /^<a href="([^"]*)"/.exec(child.code)?.[1];
    if (href === undefined) throw new Misplaced(child.code);
    const fields = {
      linkType: "custom",
      newTab: child.code.includes('target="_blank"'),
      url: unescapeMarkup(href),
    };
    return [element("link", inlineOf(child.children, format), { version: 3, fields })];
  });
}

const isListTag = (name: string) => name === "ul" || name === "ol";
const isList = (child: Element | string): child is Element =>
  typeof child !== "string" && isListTag(child.name);

/** Tags on lines of their own: text between them is ignored. */
function elementsOf(children: Element["children"]): readonly Element[] {
  return children.filter((child): child is Element => {
    if (typeof child !== "string") return true;
    if (child.trim() !== "") throw new Misplaced(child);
    return false;
  });
}

function listOf({ name, children }: Element): Row {
  const entries = elementsOf(children).map((entry, index) => {
    if (entry.name !== "li") throw new Misplaced(entry.code);
    const words = inlineOf(entry.children.filter((child) => !isList(child)));
    return element("listitem", [...words, ...entry.children.filter(isList).map(listOf)], {
      value: index + 1,
    });
  });
  const listType = name === "ol" ? "number" : "bullet";
  return element("list", entries, { listType, tag: name, start: 1 });
}

function blockOf(part: Element): Row {
  if (part.name === "p") {
    return element("paragraph", inlineOf(part.children), { textFormat: 0, textStyle: "" });
  }
  if (part.name === "h2" || part.name === "h3") {
    return element("heading", inlineOf(part.children), { tag: part.name });
  }
  if (part.name === "quote") return element("quote", inlineOf(part.children));
  if (isListTag(part.name)) return listOf(part);
  throw new Misplaced(part.code);
}

/** A long text with tags in the editor's form; null when a tag is unclosed or misplaced. */
export function markupToRich(markup: string): Row | null {
  const tree = treeOf(tokensOf(markup, "rich"));
  if (!tree) return null;
  try {
    return { root: element("root", elementsOf(tree.children).map(blockOf)) };
  } catch (error) {
    if (error instanceof Misplaced) return null;
    throw error;
  }
}
