import type { Payload } from "payload";
import { defaultLocale, locales, type Locale } from "@/src/domain/locale/locale";
import { completenessOf, type Completeness } from "@/src/domain/translation/shop-text";
import { shopOf } from "@/src/shop/shop-of";
import type { Reader } from "./problem-of";
import { readTextsIn } from "./read-texts";

type Counts = ReadonlyMap<Locale, Completeness>;

interface Counted {
  readonly mark: string;
  readonly counts: Promise<Counts>;
}

const kept = new WeakMap<Payload, Counted>();
const translations = locales.filter((locale) => locale !== defaultLocale);

async function count(reader: Reader): Promise<Counts> {
  const texts = await readTextsIn({ payload: reader.payload, reader }, translations, {});
  return new Map([...texts].map(([locale, own]) => [locale, completenessOf(own)]));
}

/** How much of the shop is translated, by language: counted once after something was saved, however many look. */
export async function countTexts(reader: Reader): Promise<Counts> {
  const { payload } = reader;
  const mark = await shopOf(payload).store.staff.readAuditMark();
  const known = kept.get(payload);
  if (known?.mark === mark) return known.counts;
  const counts = count(reader);
  kept.set(payload, { mark, counts });
  // What could not be counted is tried again by the next who looks.
  counts.catch(() => kept.get(payload)?.counts === counts && kept.delete(payload));
  return counts;
}
