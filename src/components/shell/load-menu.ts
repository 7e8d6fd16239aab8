import type { ShownLink } from "./shown-link";

/** A group of the navigation: its name in the navbar, and its links. */
export type ShownGroup = readonly [name: string, links: readonly ShownLink[]];

const asked = new Map<string, Promise<readonly ShownGroup[]>>();

const isLink = (value: unknown): value is ShownLink =>
  Array.isArray(value) && value.length >= 2 && value.every((part) => typeof part === "string");

const isGroup = (value: unknown): value is ShownGroup =>
  Array.isArray(value) && typeof value[0] === "string" && Array.isArray(value[1]) && value[1].every(isLink);

async function fetchMenu(address: string): Promise<readonly ShownGroup[]> {
  const answer = await fetch(address);
  const groups: unknown = answer.ok ? await answer.json() : null;
  if (!Array.isArray(groups) || !groups.every(isGroup)) throw new Error(`${address} holds no menu.`);
  return groups;
}

/**
 * The groups of the navigation, fetched once; an error is not cached, so that the next press retries.
 * @param address see menuAddress
 */
export function loadMenu(address: string): Promise<readonly ShownGroup[]> {
  const known = asked.get(address);
  if (known) return known;
  const menu = fetchMenu(address);
  asked.set(address, menu);
  menu.catch(() => asked.delete(address));
  return menu;
}
