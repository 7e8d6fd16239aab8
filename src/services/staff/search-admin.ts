import { MIN_SEARCH_LENGTH, type Found } from "@/src/domain/staff/admin-search";
import type { Locale } from "@/src/domain/locale/locale";
import type { Shop } from "@/src/services/shop";

/** Searches the lists that the staff member may read. */
export async function searchAdmin(
  { store }: Pick<Shop, "store">,
  typed: string,
  mayRead: (list: string) => boolean,
  locale: Locale,
): Promise<ReadonlyMap<string, readonly Found[]>> {
  const text = typed.trim();
  if (text.length < MIN_SEARCH_LENGTH) return new Map();
  const found = await store.search.searchAdmin(text, mayRead, locale);
  const groups = new Map<string, Found[]>();
  for (const entry of found) groups.set(entry.list, [...(groups.get(entry.list) ?? []), entry]);
  return groups;
}
