/** The number of characters a collapsed block shows. */
const MAX_LENGTH = 90;

interface Node {
  readonly text?: unknown;
  readonly children?: unknown;
  readonly root?: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Words of a rich text, in their order. */
function wordsIn(node: unknown): string {
  if (!isNode(node)) return "";
  if (typeof node.text === "string") return node.text;
  if (node.root !== undefined) return wordsIn(node.root);
  return Array.isArray(node.children) ? node.children.map(wordsIn).join(" ") : "";
}

const said = (value: unknown): string => (typeof value === "string" ? value : wordsIn(value)).trim();

/** The first words of a block or an entry: its title, else its text. */
export function firstWords(data: Readonly<Record<string, unknown>>): string {
  const texts = [data.blockName, data.title, data.label, data.caption, data.name, data.text, data.body];
  const words = (texts.map(said).find((text) => text !== "") ?? "").replaceAll(/\s+/g, " ");
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words;
}

const idOf = (value: unknown): number | null => {
  if (typeof value === "number") return value;
  return isNode(value) && "id" in value && typeof value.id === "number" ? value.id : null;
};

/** The first picture of a block or an entry: an upload, else a watch. */
export function firstPicture(
  data: Readonly<Record<string, unknown>>,
): { readonly of: "media" | "watches"; readonly id: number } | null {
  const own: Readonly<Record<string, unknown>> = isNode(data.illustration) ? { ...data.illustration } : data;
  const picture = idOf(own.picture);
  if (picture !== null) return { of: "media", id: picture };
  const watch = idOf(own.watch) ?? (Array.isArray(data.watches) ? idOf(data.watches[0]) : null);
  if (watch !== null) return { of: "watches", id: watch };
  const list = [data.pictures, data.lines].find(Array.isArray);
  const [first]: readonly unknown[] = list ?? [];
  return isNode(first) ? firstPicture({ ...first }) : null;
}
