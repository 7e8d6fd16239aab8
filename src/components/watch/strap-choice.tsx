import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { choose } from "@/src/domain/watch/choose";
import { configuratorPath } from "@/src/domain/watch/edit-path";
import { findOption } from "@/src/domain/watch/find-option";
import { isOffered } from "@/src/domain/watch/is-offered";
import type { Selection } from "@/src/domain/watch/selection";
import { shortThumbnailUrl } from "@/src/domain/watch/short-picture-url";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./strap-choice.module.css";

interface Props {
  /** Parts of the ready-made watch, and those the configurator opens with instead. */
  parts: Selection;
  opened: Selection;
  catalogue: Catalogue;
  locale: Locale;
}

/** The watch's strap, and one of each other family: a ready-made watch with another strap is a bespoke one. */
export async function StrapChoice({ parts, opened, catalogue, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.strap" });
  const strapOf = (selection: Selection) => {
    const family = findOption(catalogue, selection, "strapStyle");
    const strap = findOption(catalogue, selection, "strapColor");
    if (!family || !strap) return null;
    const names = { family: localise(family.label, locale), name: localise(strap.label, locale) };
    const at = (width: 160 | 320) =>
      shortThumbnailUrl("strapColor", strap, { stage: "craie", width, version: catalogue.version });
    return { key: family.key, words: t("option", names), picture: strap.thumbnail ?? at(160), selection };
  };
  const own = strapOf(parts);
  if (!own) return null;
  const others = catalogue.strapStyle
    .filter((family) => isOffered(family) && family.key !== own.key)
    .flatMap((family) => strapOf(choose(opened, "strapStyle", family.key, catalogue).selection) ?? []);
  const swatch = (picture: string | null) =>
    picture && <img src={picture} alt="" width={160} height={160} loading="lazy" decoding="async" />;
  return (
    <section className={styles.straps} aria-label={t("legend")}>
      <p className={styles.legend}>
        <span>{t("legend")}</span> <span data-type="note">{own.words}</span>
      </p>
      <ul>
        <li data-current="">{swatch(own.picture)}</li>
        {others.map(({ key, words, picture, selection }) => (
          <li key={key}>
            <NextLink
              href={localeHref(locale, configuratorPath(selection))}
              prefetch={false}
              aria-label={words}
              title={words}
            >
              {swatch(picture)}
            </NextLink>
          </li>
        ))}
      </ul>
      <p data-type="note">{t("note")}</p>
    </section>
  );
}
