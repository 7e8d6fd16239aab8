import type { LinkTarget } from "@/src/domain/content/link-target";
import type { Locale } from "@/src/domain/locale/locale";
import type { Queries } from "@/src/store/queries";
import { soldWatch } from "./sold-watch";

/** A text in the reader's language, or else in French. */
const text = (table: string, column: string) =>
  `(select coalesce(max(t.${column}) filter (where t._locale = $1 and t.${column} <> ''),
                    max(t.${column}) filter (where t._locale = 'fr'), '')
      from ${table}_locales t where t._parent_id = owner.id)`;

/** A page with the slug of a watch line belongs to that line. */
const pages = `
  select case when owner.slug in (select 'montres/' || key from watch_lines) then 'line' else 'page' end as kind,
         ${text("pages", "title")} as title,
         case when owner.slug = 'home' then '/' else '/' || owner.slug end as href,
         '' as further, owner._status = 'published' as "isLive"
    from pages owner where owner.slug <> ''`;

/** Lines without a page of the CMS; the page of a line of one watch is that watch's. */
const lines = `
  select 'line', ${text("watch_lines", "name")}, '/montres/' || owner.key, '',
         exists (select from watches w
                  where w.line_id = owner.id and w._status = 'published' and ${soldWatch("w")})
    from watch_lines owner
   where not exists (select from pages p where p.slug = 'montres/' || owner.key)
     and not exists (select from watches w where w.path = '/montres/' || owner.key)`;

/** Also found by the skus of its products. */
const watches = `
  select 'watch', ${text("watches", "name")}, owner.path,
         concat_ws(' ', owner.code, (select string_agg(p.sku, ' ') from products p where p.watch_id = owner.id)),
         owner._status = 'published' and ${soldWatch("owner")}
    from watches owner where owner.path <> ''`;

const products = `
  select 'product', ${text("products", "name")}, coalesce(nullif(owner.page, ''), '/produit/' || owner.slug),
         owner.sku, owner._status = 'published' and owner.is_visible
    from products owner where owner.watch_id is null and owner.slug <> ''`;

const questions = `
  select 'question', ${text("questions", "question")}, '/faq#' || owner.key, '', true
    from questions owner where owner.key <> ''`;

/** All link targets of the CMS, including drafts. */
export async function listLinkTargets(db: Queries, locale: Locale): Promise<readonly LinkTarget[]> {
  const all = [pages, lines, watches, products, questions].join(" union all ");
  const { rows } = await db.query<LinkTarget>(all, [locale]);
  return rows;
}
