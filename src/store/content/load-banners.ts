import type { Payload } from "payload";
import * as v from "valibot";
import { bannerPlaces, type Banner } from "@/src/domain/content/banner";
import { locales } from "@/src/domain/locale/locale";
import { watchLines } from "@/src/domain/watch/ready-made";
import { fillNames, readNames } from "./fill-names";
import { byOrder, optionalTextRow, orderRow, readRows } from "@/src/store/rows";

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
  line: v.nullish(v.picklist(watchLines), null),
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
  const rows = await readRows(payload, "banners", row, { where: { enabled: { equals: true } } });
  return rows.toSorted(byOrder).flatMap(({ _order, text, ...banner }) => (text ? [{ ...banner, text }] : []));
}
