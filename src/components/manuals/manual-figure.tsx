import { getTranslations } from "next-intl/server";
import type { ManualFigure as Figure } from "@/src/domain/content/manual";
import type { Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Illustration } from "@/src/components/editorial/illustration";
import { words } from "@/src/components/editorial/words";
import { ManualDrawing } from "./manual-drawing";
import styles from "./manual-figure.module.css";

interface Props {
  figure: Figure;
  locale: Locale;
  storefront: Storefront;
}

/** A drawing, a photograph, or the part of a watch a chapter is about. */
export async function ManualFigure({ figure, locale, storefront }: Props) {
  const { drawing, illustration, crop, caption } = figure;
  const t = await getTranslations({ locale, namespace: "manuals" });
  const shown = words(caption, locale);
  return (
    <figure className={styles.figure}>
      <div className={styles.stage} data-tone={drawing ? "craie" : illustration.stage}>
        {drawing ? (
          <ManualDrawing name={drawing} label={t(`drawings.${drawing}`)} />
        ) : (
          <Illustration
            illustration={illustration}
            locale={locale}
            storefront={storefront}
            crop={illustration.picture ? undefined : crop}
            sizes="(width < 900px) 100vw, 38rem"
          />
        )}
      </div>
      {shown.children && <figcaption {...shown} data-type="note" />}
    </figure>
  );
}
