/** The part of the editor's format that is read here. */
interface Node {
  readonly type?: unknown;
  readonly children?: unknown;
  readonly text?: unknown;
  readonly format?: unknown;
  readonly tag?: unknown;
  readonly listType?: unknown;
  readonly fields?: unknown;
  readonly url?: unknown;
  readonly newTab?: unknown;
}

/** Bits of the editor's "format", each with its tag, the outermost first. */
export const marks = [
  ["b", 1],
  ["i", 2],
  ["s", 4],
  ["u", 8],
  ["code", 16],
  ["sub", 32],
  ["sup", 64],
] as const;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;
const childrenOf = ({ children }: Node): readonly Node[] =>
  Array.isArray(children) ? children.filter(isNode) : [];

export const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const escapeAttribute = (text: string): string => escapeMarkup(text).replaceAll('"', "&quot;");

/** A text of another kind than this can say: it is edited in its form only. */
class Unsayable extends Error {}

function inline(nodes: readonly Node[]): string {
  return nodes.map(inlineNode).join("");
}

function inlineNode(node: Node): string {
  switch (node.type) {
    case "text": {
      const format = typeof node.format === "number" ? node.format : 0;
      const used = marks.filter(([, bit]) => (format & bit) !== 0);
      return used.reduceRight(
        (text, [tag]) => `<${tag}>${text}</${tag}>`,
        escapeMarkup(typeof node.text === "string" ? node.text : ""),
      );
    }
    case "linebreak":
      return "<br/>";
    case "tab":
      return "<tab/>";
    case "link":
    case "autolink": {
      const fields = isNode(node.fields) ? node.fields : {};
      const url = typeof fields.url === "string" ? fields.url : "";
      const target = fields.newTab === true ? ' target="_blank"' : "";
      return `<a href="${escapeAttribute(url)}"${target}>${inline(childrenOf(node))}</a>`;
    }
    default:
      throw new Unsayable(String(node.type));
  }
}

function listMarkup(node: Node): string {
  const tag = node.listType === "number" ? "ol" : "ul";
  const entries = childrenOf(node).map((entry) => {
    const nested = childrenOf(entry).filter(({ type }) => type === "list");
    const words = childrenOf(entry).filter(({ type }) => type !== "list");
    return `<li>${inline(words)}${nested.map(listMarkup).join("")}</li>`;
  });
  return `<${tag}>\n${entries.join("\n")}\n</${tag}>`;
}

function block(node: Node): string {
  switch (node.type) {
    case "paragraph":
      return `<p>${inline(childrenOf(node))}</p>`;
    case "quote":
      return `<quote>${inline(childrenOf(node))}</quote>`;
    case "heading": {
      const tag = node.tag === "h3" ? "h3" : "h2";
      return `<${tag}>${inline(childrenOf(node))}</${tag}>`;
    }
    case "list":
      return listMarkup(node);
    default:
      throw new Unsayable(String(node.type));
  }
}

/** A long text in tags, a line for each part. Empty for none; null when it holds what tags cannot say. */
export function richToMarkup(value: unknown): string | null {
  const root = isNode(value) && "root" in value && isNode(value.root) ? value.root : null;
  if (!root) return "";
  const parts = childrenOf(root);
  if (parts.every((part) => childrenOf(part).length === 0)) return "";
  try {
    return parts.map(block).join("\n");
  } catch (error) {
    if (error instanceof Unsayable) return null;
    throw error;
  }
}
