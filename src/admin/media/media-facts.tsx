import { adminMessagesIn } from "@/src/i18n/admin-messages";
import * as v from "valibot";
import { adminLocale } from "@/src/admin/admin-locale";
import type { CellProps } from "@/src/admin/cell-props";
import { formatFileSize } from "@/src/admin/format-file-size";
import { fill } from "@/src/domain/locale/fill";
import { languageTag, locales } from "@/src/domain/locale/locale";
import { labelUses } from "@/src/server/runtime/label-uses";
import { shopOf } from "@/src/server/runtime/shop-of";
import styles from "./media.module.css";

const row = v.object({
  id: v.number(),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  filesize: v.nullish(v.number()),
  delivered: v.nullish(v.boolean()),
});

/** Places that a row of the list names. */
const namedPlaces = 3;

/** A picture in its list: its size, the languages of its description, and where one is shown that came with the shop. */
export async function MediaFacts({ rowData, i18n, payload }: CellProps) {
  if (!rowData) return null;
  const { id, width, height, filesize, delivered } = v.parse(row, rowData);
  const said = await shopOf(payload).store.media.listAltLanguages(id);
  const texts = adminMessagesIn("content.mediaSheet", i18n.language);
  return (
    <span className={styles.facts}>
      <span>
        {width} × {height} px · {formatFileSize(filesize ?? 0, adminLocale(i18n.language))}
      </span>
      <span className={styles.languages} role="list" aria-label={texts.alt}>
        {locales.map((locale) => {
          const isSaid = said.includes(locale);
          return (
            <span key={locale} role="listitem" data-missing={!isSaid}>
              {languageTag(locale)}
              {!isSaid && ` : ${texts.missing}`}
            </span>
          );
        })}
      </span>
      {delivered && <DeliveredPlaces id={id} payload={payload} i18n={i18n} />}
    </span>
  );
}

async function DeliveredPlaces({ id, payload, i18n }: Pick<CellProps, "payload" | "i18n"> & { id: number }) {
  const uses = await shopOf(payload).store.media.findPictureUses(id);
  const places = await labelUses(uses, { payload, i18n });
  const texts = adminMessagesIn("content.mediaSheet", i18n.language);
  const names = [...new Set(places.map(({ title, kind }) => title || kind))];
  const others = names.length - namedPlaces;
  return (
    <span>
      {texts.delivered}
      {" · "}
      {names.length === 0 ? texts.nowhere : names.slice(0, namedPlaces).join(", ")}
      {others > 0 && ` ${fill(texts.more, { count: others })}`}
    </span>
  );
}
