import { languages } from "@/src/domain/locale/languages";
import type { Locale } from "@/src/domain/locale/locale";
import type { Queries } from "@/src/store/queries";

/** Least similarity for a correction. */
const leastAlike = 0.36;

// The index has stems; typed words are compared with them unstemmed, as endings hardly matter.
const correctText = `
  with known as materialized (
    select distinct unnest(tsvector_to_array(words)) as stem from search_entries where locale = $1
  )
  select coalesce(case when exists (select from search_entries
                                     where locale = $1 and words @@ to_tsquery($3::regconfig, typed.word || ':*'))
                       then typed.word end,
                  (select stem from known
                    where similarity(stem, typed.word) >= $4
                    order by similarity(stem, typed.word) desc, abs(length(stem) - length(typed.word)), stem
                    limit 1)) as word
    from unnest($2::text[]) with ordinality typed(word, place)
   order by place`;

/** The probably intended words; null if one is not similar to any known word, or all are known. */
export async function correctWords(
  db: Queries,
  words: readonly string[],
  locale: Locale,
): Promise<readonly string[] | null> {
  const values = [locale, words, languages[locale].dictionary, leastAlike];
  const { rows } = await db.query<{ word: string | null }>({
    name: "correct-words",
    text: correctText,
    values,
  });
  const meant = rows.flatMap(({ word }) => word ?? []);
  const isComplete = meant.length === words.length;
  return isComplete && meant.some((word, place) => word !== words[place]) ? meant : null;
}
