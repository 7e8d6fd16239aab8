import type { Payload } from "payload";
import * as v from "valibot";
import { locales } from "@/src/domain/locale/locale";
import type { Review } from "@/src/domain/review/review";
import { flagRow, readRows } from "@/src/store/rows";

const dayRow = v.pipe(
  v.union([v.string(), v.date()]),
  v.transform((date) => new Date(date).toISOString().slice(0, 10)),
);

const reviewRow = v.object({
  id: v.number(),
  watch: v.number(),
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: v.string(),
  locale: v.picklist(locales),
  author: v.nullish(v.string(), ""),
  verified: flagRow,
  createdAt: dayRow,
  answer: v.pipe(
    v.nullish(v.record(v.string(), v.nullish(v.string())), {}),
    v.transform((texts) =>
      Object.fromEntries(Object.entries(texts).flatMap(([key, text]) => (text ? [[key, text]] : []))),
    ),
  ),
  answeredAt: v.nullish(dayRow, null),
});

const watchRow = v.object({ id: v.number(), code: v.string() });

/** All published reviews, newest first. */
export async function loadReviews(payload: Payload): Promise<readonly Review[]> {
  const [rows, watchRows] = await Promise.all([
    readRows(payload, "customer-reviews", reviewRow, {
      where: { status: { equals: "published" } },
      sort: "-createdAt",
    }),
    readRows(payload, "watches", watchRow),
  ]);
  const codes = new Map(watchRows.map(({ id, code }) => [id, code]));
  return rows.flatMap(({ watch, verified, createdAt, answer: texts, answeredAt, ...row }): Review[] => {
    const code = codes.get(watch);
    const answer = answeredAt === null ? null : { texts, day: answeredAt };
    return code === undefined ? [] : [{ ...row, watch: code, isVerified: verified, day: createdAt, answer }];
  });
}
