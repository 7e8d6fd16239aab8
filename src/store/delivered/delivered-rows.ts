import * as v from "valibot";
import type { Queries } from "@/src/store/queries";

const brandRow = v.object({ name: v.string(), accent: v.string(), tone: v.string() });

/** The brand that the shop came with; null where no version has delivered one. */
export async function readDeliveredBrand(db: Queries): Promise<v.InferOutput<typeof brandRow> | null> {
  const { rows } = await db.query<{ delivered: unknown }>(
    "select delivered from delivered_content where entity = 'brand'",
  );
  return rows[0] ? v.parse(brandRow, rows[0].delivered) : null;
}

/** Slugs of the pages that the shop came with and still has. */
export async function listPages(db: Queries): Promise<string[]> {
  const { rows } = await db.query<{ slug: string }>(
    `select pages.slug from pages
       join delivered_content known on known.entity = 'pages' and known.document = pages.id
            and known.delivered ->> 'slug' = pages.slug`,
  );
  return rows.map(({ slug }) => slug);
}

/** Ready-made watches, by whether the shop came with them: a delivered one with another code is the owner's. */
export async function countWatches(
  db: Queries,
): Promise<{ readonly own: number; readonly delivered: number }> {
  const { rows } = await db.query<{ own: number; delivered: number }>(
    `select count(*) filter (where known.id is null)::int as own, count(known.id)::int as delivered
       from watches
       left join delivered_content known on known.entity = 'watches' and known.document = watches.id
            and known.delivered ->> 'code' = watches.code`,
  );
  return rows[0] ?? { own: 0, delivered: 0 };
}
