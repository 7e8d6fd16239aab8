import { getTranslations } from "next-intl/server";
import type { Footer as FooterContent } from "../../domain/content/navigation";
import { localise, type Locale } from "../../domain/locale/locale";
import { localeHref } from "../../i18n/locale-href";
import { Brand } from "./brand";
import { CookieChoiceButton } from "./cookie-choice-button";
import { footerId } from "./footer-id";
import { FooterLinks } from "./footer-links";
import styles from "./footer.module.css";
import { LanguageLinks } from "./language-links";
import { NewsletterForm } from "./newsletter-form";
import { languageNames, newsletterTexts } from "./shell-texts";

interface Props {
  locale: Locale;
  content: FooterContent;
}

/** Source: specification §2, footer. */
export async function Footer({ locale, content }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  return (
    <footer id={footerId} className={styles.footer}>
      <div data-block="">
        <div className={styles.columns}>
          <section>
            <Brand href={localeHref(locale, "/")} label={t("nav.brandHome")} />
            <p className={styles.tagline}>{localise(content.tagline, locale)}</p>
            <div className={styles.letter}>
              <NewsletterForm locale={locale} texts={newsletterTexts(t)} />
            </div>
          </section>
          {content.groups.map((group, position) => (
            <nav key={localise(group.title, locale)} aria-labelledby={`footer-${position}`}>
              <h2 id={`footer-${position}`}>{localise(group.title, locale)}</h2>
              <ul>
                <FooterLinks
                  links={group.links.map(({ href, label }) => [
                    localeHref(locale, href),
                    localise(label, locale),
                  ])}
                />
                {position === content.groups.length - 1 && (
                  <li>
                    <a data-type="data" href={`mailto:${content.email}`}>
                      {content.email}
                    </a>
                  </li>
                )}
              </ul>
              {position === content.groups.length - 1 && (
                <ul className={styles.languages} aria-label={t("footer.language")}>
                  <LanguageLinks locale={locale} languages={languageNames(t)} />
                </ul>
              )}
            </nav>
          ))}
        </div>
        <div className={styles.base}>
          <p>{localise(content.copyright, locale)}</p>
          <p>{localise(content.secureNote, locale)}</p>
          <CookieChoiceButton>{t("footer.cookieChoice")}</CookieChoiceButton>
          <ul className={styles.social} aria-label={t("footer.social")}>
            {content.social.map(({ name, href }) => (
              <li key={name}>
                <a data-type="lien" href={href} rel="noopener">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
