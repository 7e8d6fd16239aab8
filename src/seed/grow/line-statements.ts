import type { SampleLine } from "./sample-lines";
import type { Statement } from "./statement";

const table = (name: string, lines: readonly SampleLine[]): Statement => ({
  text: `create temp table ${name} on commit drop as
    select (position - 1)::int as place, line ->> 'sku' as sku, line ->> 'kind' as kind, line ->> 'title' as title,
           line -> 'details' as details, (line ->> 'price')::numeric as price, line ->> 'image' as image,
           line ->> 'href' as href, nullif(line -> 'selection', 'null') as selection,
           concat_ws(E'\\n', line ->> 'sku', line ->> 'title',
                     (select string_agg(part.value, E'\\n') from jsonb_each_text(nullif(line -> 'selection', 'null')) part)) as words
      from jsonb_array_elements($1::jsonb) with ordinality as given(line, position)`,
  values: () => [JSON.stringify(lines)],
});

/** What can be bought, numbered from 0: watches apart from gift cards. */
export const lineStatements = (lines: readonly SampleLine[]): readonly Statement[] => [
  table(
    "grown_goods",
    lines.filter(({ kind }) => kind !== "gift-card"),
  ),
  table(
    "grown_card_articles",
    lines.filter(({ kind }) => kind === "gift-card"),
  ),
];
