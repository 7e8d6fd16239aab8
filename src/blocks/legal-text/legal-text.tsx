import { getTranslations } from "next-intl/server";
import { localiseRichText } from "@/src/domain/content/localise-rich-text";
import type { LegalTextBlock } from "./legal-text-block";
import { plainWords } from "@/src/domain/content/rich-text";
import type { Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";
import { Contents } from "@/src/components/rich-text/contents";
import prose from "@/src/components/rich-text/prose.module.css";
import { RichText } from "@/src/components/rich-text/rich-text";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./legal-text.module.css";
import { fallbackLang } from "@/src/components/editorial/words";

interface Props {
  block: LegalTextBlock;
  locale: Locale;
  isFirst: boolean;
  storefront: Storefront;
}

const articleId = (position: number) => `article-${position + 1}`;

/** Numbered articles with their table of contents; printed without it. */
export async function LegalText({ block, locale, isFirst, storefront }: Props) {
  const t = await getTranslations({ locale, namespace: "blocks.legal" });
  const text = localiseRichText(block.body, locale);
  const lang = fallbackLang(block.body, locale);
  const titles = text.flatMap((part) =>
    part.type === "heading" && part.level === 2 ? [plainWords(part.words)] : [],
  );
  return (
    <article className={styles.legal} data-block="">
      <header className={styles.head}>
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <p data-type="note">{t("version", { version: storefront.settings.termsVersion })}</p>
      </header>
      <div data-grid="">
        <Contents
          label={t("contents")}
          entries={titles.map((title, position) => [articleId(position), title])}
          lang={lang}
        />
        <div className={`${prose.prose} ${styles.text}`} lang={lang}>
          <RichText text={text} locale={locale} headingId={articleId} />
        </div>
      </div>
    </article>
  );
}
