import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Frame } from "@/src/domain/content/pages/frames";
import type { Locale } from "@/src/domain/locale/locale";
import { linkHref } from "@/src/i18n/link-href";
import type { ShellContent } from "@/src/services/content/load-shell";
import { Banner } from "./banner";
import { Footer } from "./footer";
import { Navbar } from "./navbar";
import styles from "./page-frame.module.css";
import { PromoBanner } from "./promo-banner";
import { promoTexts } from "./shell-texts";

interface Props {
  frame: Frame;
  locale: Locale;
  content: ShellContent;
  children: ReactNode;
}

/** A page between its header and footer, as far as its route group has them. */
export async function PageFrame({ frame, locale, content, children }: Props) {
  const t = await getTranslations({ locale, namespace: "common" });
  return (
    <>
      {frame.promo && <PromoBanner locale={locale} texts={promoTexts(t)} />}
      {frame.banner && content.banners.length > 0 && (
        <Banner
          messages={content.banners.map(({ href, ...banner }) => ({
            ...banner,
            href: href && linkHref(locale, href),
          }))}
          seconds={content.bannerSeconds}
          texts={{ label: t("banner.label"), pause: t("banner.pause"), resume: t("banner.resume") }}
        />
      )}
      {frame.navbar && (
        <Navbar
          locale={locale}
          navigation={content.navigation}
          overPaths={frame.isOver ?? content.overPaths}
        />
      )}
      <main id="contenu" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {frame.footer && (
        <Footer
          locale={locale}
          content={content.footer}
          hasNotice={content.cartSettings.notice !== null}
          sellsToJapan={content.cartSettings.japan !== null}
        />
      )}
    </>
  );
}
