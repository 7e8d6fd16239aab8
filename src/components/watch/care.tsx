import { getTranslations } from "next-intl/server";
import NextLink from "next/link";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import { localeHref } from "@/src/i18n/locale-href";
import styles from "./care.module.css";
import { WatchPicture } from "./watch-picture";

interface Props {
  watch: ReadyMadeWatch;
  locale: Locale;
  version: string;
}

/** Care instructions; an empty line in the editor's text begins a new step. */
export async function Care({ watch, locale, version }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.care" });
  const steps = localise(watch.care, locale)
    .split(/\n\s*\n/)
    .filter(Boolean);
  if (steps.length === 0) return null;
  return (
    <section className={styles.care} aria-labelledby="care">
      <div className={styles.picture}>
        <WatchPicture
          parts={watch.parts}
          version={version}
          stage="sable"
          crop="lug"
          sizes="(width < 900px) 100vw, 58vw"
          alt=""
        />
      </div>
      <div className={styles.text}>
        <h2 id="care" data-type="t1">
          {t("title")}
        </h2>
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.links}>
          <NextLink data-type="link" href={localeHref(locale, "/montres/entretien")}>
            {t("care")}
          </NextLink>
          <NextLink data-type="link" href={localeHref(locale, "/montres/manuels")}>
            {t("manual")}
          </NextLink>
        </p>
      </div>
    </section>
  );
}
