import type { Payload } from "payload";
import * as v from "valibot";
import { bannerPlaces, type Banner } from "@/src/domain/content/banner";
import { locales } from "@/src/domain/locale/locale";
import { fillNames, readNames } from "./fill-names";
import { loadWatchLines } from "@/src/store/catalogue/load-watch-lines";
import { byOrder, optionalTextRow, orderRow, readRows, referenceRow } from "@/src/store/rows";

const moment = v.nullish(
  v.pipe(
    v.union([v.string(), v.date()]),
    v.transform((given) => new Date(given).toISOString()),
  ),
  null,
);

const bannerRow = v.object({
  _order: orderRow,
  text: optionalTextRow,
  href: v.nullish(v.string(), null),
  startsAt: moment,
  endsAt: moment,
  languages: v.nullish(v.array(v.picklist(locales)), []),
  place: v.nullish(v.picklist(bannerPlaces), "everywhere"),
  line: referenceRow,
  pages: v.nullish(v.array(v.string()), []),
});

/** Enabled messages of the rotating banner, regardless of their dates, in marketers' order. */
export async function loadBanners(payload: Payload): Promise<readonly Banner[]> {
  const names = await readNames(payload);
  const row = v.pipe(
    v.unknown(),
    v.transform((doc) => fillNames(doc, names)),
    bannerRow,
  );
  const [rows, lines] = await Promise.all([
    readRows(payload, "banners", row, { where: { enabled: { equals: true } } }),
    loadWatchLines(payload),
  ]);
  return rows.toSorted(byOrder).flatMap(({ _order, text, line, ...banner }) => {
    const key = line === null ? null : (lines.get(line)?.key ?? null);
    return text ? [{ ...banner, text, line: key }] : [];
  });
}
