import type { TextTree } from "./text-tree";

const asked = new Map<string, Promise<TextTree>>();

const isTextTree = (value: unknown): value is TextTree =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((child) => typeof child === "string" || isTextTree(child));

async function fetchTexts(address: string): Promise<TextTree> {
  const answer = await fetch(address);
  const texts: unknown = answer.ok ? await answer.json() : null;
  if (!isTextTree(texts)) throw new Error(`${address} holds no texts.`);
  return texts;
}

/**
 * Texts of what a page shows only when it is wanted, fetched once; an error is not cached, so that the next press asks
 * again.
 * @param address see textsAddress
 */
export function loadTexts(address: string): Promise<TextTree> {
  const known = asked.get(address);
  if (known) return known;
  const texts = fetchTexts(address);
  asked.set(address, texts);
  texts.catch(() => asked.delete(address));
  return texts;
}
