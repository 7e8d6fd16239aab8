import { inEachLanguage, type Locale } from "@/src/domain/locale/locale";
import { searchEntries } from "@/src/domain/search/search-entries";
import type { SearchVocabulary } from "@/src/domain/search/search-vocabulary";
import type { SearchHit } from "@/src/domain/search/search-entry";
import type { Shop } from "@/src/services/shop";

type Store = Shop["store"];

type LanguageWords = Awaited<ReturnType<Store["loadSnapshot"]>>["words"][Locale];

const vocabularyOf = ({ articles, "search-words": own }: LanguageWords): SearchVocabulary => ({
  part: articles.part,
  parts: articles.parts,
  ...own,
});

/** Index builds in progress, by content mark. */
const making = new WeakMap<Store, { readonly mark: string; readonly done: Promise<void> }>();

/** Builds the index once for concurrent calls. */
function makeIndex(store: Store, mark: string): Promise<void> {
  const running = making.get(store);
  if (running?.mark === mark) return running.done;
  const done = Promise.all([store.loadFindable(), store.loadSnapshot()])
    .then(([findable, { words }]) =>
      store.search.replaceIndex(
        mark,
        searchEntries(
          findable,
          inEachLanguage((locale) => vocabularyOf(words[locale])),
        ),
      ),
    )
    .finally(() => {
      if (making.get(store)?.mark === mark) making.delete(store);
    });
  making.set(store, { mark, done });
  return done;
}

/** Saves by editors cause fewer retries than this within one search. */
const MAX_TRIES = 3;

/**
 * Search results, best first. The index follows the content: the first search after a save rebuilds it.
 * @param limit most results
 */
export async function searchShop(
  { store }: Pick<Shop, "store">,
  query: string,
  locale: Locale,
  limit: number,
): Promise<readonly SearchHit[]> {
  for (let tries = 1; ; tries += 1) {
    const found = await store.search.findEntries(query, locale, limit);
    if (!found) return [];
    const { hits, contentMark, indexMark } = found;
    const isCurrent = contentMark !== "" && contentMark === indexMark;
    if (isCurrent || tries === MAX_TRIES) return hits;
    await makeIndex(store, contentMark);
  }
}
