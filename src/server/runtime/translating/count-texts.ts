import type { Payload } from "payload";
import { cacheByRevision, type RevisionCache } from "@/src/store/cache/cache-by-revision";
import { defaultLocale, locales, type Locale } from "@/src/domain/locale/locale";
import { completenessOf, type Completeness } from "@/src/domain/translation/shop-text";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { Reader } from "./problem-of";
import { readTextsIn } from "./read-texts";

type Counts = ReadonlyMap<Locale, Completeness>;

const kept = new WeakMap<Payload, RevisionCache<Counts>>();
const translations = locales.filter((locale) => locale !== defaultLocale);

async function count(reader: Reader): Promise<Counts> {
  const texts = await readTextsIn({ payload: reader.payload, reader }, translations, {});
  return new Map([...texts].map(([locale, own]) => [locale, completenessOf(own)]));
}

/** Translation progress of the shop, by language: computed once after a save, however many readers there are. */
export async function countTexts(reader: Reader): Promise<Counts> {
  const { payload } = reader;
  const { staff } = shopOf(payload).store;
  // Any user's request is suitable: the language changes the text of an error, not whether there is one.
  const counts = kept.get(payload) ?? cacheByRevision(staff.readAuditMark, () => count(reader));
  kept.set(payload, counts);
  return (await counts.current()).value;
}
