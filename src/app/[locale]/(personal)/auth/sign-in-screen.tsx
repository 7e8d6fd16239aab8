import { getTranslations } from "next-intl/server";
import { PagePicture } from "@/src/components/editorial/page-picture";
import { Brand } from "@/src/components/shell/brand";
import { SignIn } from "@/src/components/sign-in/sign-in";
import { pagePictures } from "@/src/app/_shop/page-data";
import styles from "@/src/components/sign-in/sign-in.module.css";
import type { SignInStart } from "@/src/components/sign-in/use-sign-in";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { pageTexts } from "@/src/i18n/page-texts";

interface Props {
  locale: Locale;
  /** State of this browser's sign-in; the first step when left out. */
  start?: SignInStart;
}

/** Sign-in: half form, half picture. Source: specification §2. */
export async function SignInScreen({ locale, start }: Props) {
  const [common, t, texts, pictures] = await Promise.all([
    getTranslations({ locale, namespace: "common" }),
    getTranslations({ locale, namespace: "auth" }),
    pageTexts(locale, "auth"),
    pagePictures(),
  ]);
  return (
    <div className={styles.page}>
      <section className={styles.panel} data-words-low="">
        <header>
          <Brand href={localeHref(locale, "/")} name={common("brand")} label={common("nav.brandHome")} />
        </header>
        <div className={styles.body}>
          <SignIn
            locale={locale}
            texts={texts}
            {...(start && { start })}
            terms={t.rich("terms", {
              link: (words) => (
                <a
                  data-type="link"
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
      <div className={styles.view}>
        <PagePicture picture={pictures.signIn} sizes="60vw" />
      </div>
    </div>
  );
}
