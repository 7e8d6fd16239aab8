import { getTranslations } from "next-intl/server";
import { listComma, localise, type Locale } from "@/src/domain/locale/locale";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import type { Selection } from "@/src/domain/watch/selection";
import styles from "./night-hero.module.css";

interface Props {
  parts: Selection;
  catalogue: Catalogue;
  locale: Locale;
}

/** In the middle of a line only the first letter is lower case: PVD stays PVD. */
const inSentence = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** The case in the picture, in the catalogue's words, at the end of a line. */
export async function HeroCallout({ parts, catalogue, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "blocks.hero" });
  const type = findOption(catalogue, parts, "caseType");
  const color = findOption(catalogue, parts, "caseColor");
  if (!type || !color) return null;
  return (
    <p className={styles.callout}>
      <span>
        {t("case")}
        <br />
        {[type, color].map(({ label }) => inSentence(localise(label, locale))).join(listComma(locale))}
      </span>
    </p>
  );
}
