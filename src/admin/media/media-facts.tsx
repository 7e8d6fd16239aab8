import { adminMessagesIn } from "@/src/i18n/admin-messages";
import * as v from "valibot";
import { adminLocale } from "@/src/admin/admin-locale";
import type { CellProps } from "@/src/admin/cell-props";
import { formatFileSize } from "@/src/admin/format-file-size";
import { languageTag, locales } from "@/src/domain/locale/locale";
import { shopOf } from "@/src/server/runtime/shop-of";
import styles from "./media.module.css";

const row = v.object({
  id: v.number(),
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  filesize: v.nullish(v.number()),
});

/** A picture in its list: its size, and the languages of its description. */
export async function MediaFacts({ rowData, i18n, payload }: CellProps) {
  if (!rowData) return null;
  const { id, width, height, filesize } = v.parse(row, rowData);
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
    </span>
  );
}
