import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Brand } from "../../../../components/shell/brand";
import { SignIn } from "../../../../components/sign-in/sign-in";
import styles from "../../../../components/sign-in/sign-in.module.css";
import { WatchPicture } from "../../../../components/watch/watch-picture";
import { localeHref } from "../../../../i18n/locale-href";
import { pageLocale } from "../../../../i18n/page-locale";
import { pageTexts } from "../../../../i18n/page-texts";
import { storefrontData } from "../../page-data";

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await pageLocale(params);
  const t = await getTranslations({ locale, namespace: "auth.meta" });
  return { title: t("title"), description: t("description"), robots: { index: false } };
}

/** The watch beside the form: the one with most colour in it. */
const shown = "DIPIRU";

/** Sign-in: half form, half picture; its HTML is the same for everybody. Source: specification §2. */
export default async function SignInPage({ params }: Props) {
  const locale = await pageLocale(params);
  setRequestLocale(locale);
  const [common, t, texts, { offers, catalogue }] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    getTranslations({ locale, namespace: "auth" }),
    pageTexts(locale, "auth"),
    storefrontData(),
  ]);
  const watch = (offers.find((offer) => offer.watch.code === shown) ?? offers[0])?.watch;
  return (
    <div className={styles.page}>
      <section className={styles.panel}>
        <header>
          <Brand href={localeHref(locale, "/")} label={common("nav.brandHome")} />
        </header>
        <div className={styles.body}>
          <SignIn
            locale={locale}
            texts={texts}
            terms={t.rich("terms", {
              link: (words) => (
                <a
                  data-type="lien"
                  href={localeHref(locale, "/conditions-generales")}
                  target="_blank"
                  rel="noopener"
                >
                  {words}
                  <span data-sr=""> {t("newTab")}</span>
                </a>
              ),
            })}
          />
        </div>
        <p data-type="note" className={styles.note}>
          {t("noPassword")}
        </p>
      </section>
      {watch && (
        <div className={styles.view}>
          <WatchPicture
            parts={watch.parts}
            version={catalogue.version}
            stage="rosee"
            crop="case"
            sizes="(width < 900px) 1px, 60vw"
            alt=""
            priority
          />
        </div>
      )}
    </div>
  );
}
