import { getTranslations } from "next-intl/server";
import type { Footer as FooterContent } from "@/src/domain/content/navigation";
import { japanNoticePath } from "@/src/domain/law/japan";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";
import { Brand } from "./brand";
import { FooterBase } from "./footer-base";
import { footerId } from "./footer-id";
import { FooterNavigation } from "./footer-navigation";
import styles from "./footer.module.css";
import { NewsletterForm } from "./newsletter-form";
import { newsletterTexts } from "./shell-texts";
import { shownLink } from "./shown-link";

interface Props {
  locale: Locale;
  content: FooterContent;
  /** Whether the shop shows the notice on the legal guarantee. */
  hasNotice: boolean;
  /** Whether the shop sells to Japan, whose law asks for a notice in Japanese. */
  sellsToJapan: boolean;
}

/** Source: specification §2, footer. */
export async function Footer({ locale, content, hasNotice, sellsToJapan }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  return (
    <footer id={footerId} className={styles.footer}>
      <div data-block="">
        <div className={styles.columns}>
          <section>
            <Brand href={localeHref(locale, "/")} name={t("brand")} label={t("nav.brandHome")} />
            <p className={styles.tagline}>{localise(content.tagline, locale)}</p>
            <div className={styles.mail}>
              <NewsletterForm locale={locale} texts={await newsletterTexts(locale)} />
            </div>
          </section>
          <FooterNavigation
            locale={locale}
            groups={content.groups.map(({ title, links }) => [
              localise(title, locale),
              links.map(shownLink(locale)),
            ])}
            email={content.email}
            language={t("footer.language")}
          />
        </div>
        <FooterBase
          lines={[localise(content.copyright, locale), localise(content.secureNote, locale)]}
          links={[
            [localeHref(locale, "/retractation"), t("footer.withdrawal")],
            ...(hasNotice ? [[localeHref(locale, "/garantie-legale"), t("footer.guarantee")] as const] : []),
            ...(sellsToJapan && locale === "jp"
              ? [[localeHref(locale, japanNoticePath), t("footer.japan")] as const]
              : []),
          ]}
          cookieChoice={t("footer.cookieChoice")}
          label={t("footer.social")}
          social={content.social}
        />
      </div>
    </footer>
  );
}
