import type { Locale } from "../../domain/locale/locale";
import { searchEntries } from "../../domain/search/search-entries";
import type { SearchHit } from "../../domain/search/search-entry";
import type { Shop } from "../shop-parts";

type Store = Shop["store"];

/** Who waits for the index to be made for a state of the content. */
const making = new WeakMap<Store, { readonly mark: string; readonly done: Promise<void> }>();

/** Makes the index once, however many ask for it at the same time. */
function makeIndex(store: Store, mark: string): Promise<void> {
  const running = making.get(store);
  if (running?.mark === mark) return running.done;
  const done = store
    .loadFindable()
    .then((findable) => store.replaceIndex(mark, searchEntries(findable)))
    .finally(() => {
      if (making.get(store)?.mark === mark) making.delete(store);
    });
  making.set(store, { mark, done });
  return done;
}

/** The index follows the content: whoever searches first after a save makes it again. */
async function refreshIndex(store: Store): Promise<void> {
  const [content, index] = await Promise.all([store.contentMark(), store.readIndexMark()]);
  if (content === "" || content !== index) await makeIndex(store, content);
}

/**
 * What the shop has about a query, best first.
 * @param limit how many at most
 */
export async function searchShop(
  shop: Pick<Shop, "store">,
  query: string,
  locale: Locale,
  limit: number,
): Promise<readonly SearchHit[]> {
  if (query.trim() === "") return [];
  await refreshIndex(shop.store);
  return shop.store.findEntries(query, locale, limit);
}
