import { getTranslations } from "next-intl/server";
import type { RichTextBlock } from "./rich-text-block";
import { localiseRichText } from "@/src/domain/content/localise-rich-text";
import { plainWords } from "@/src/domain/content/rich-text";
import type { Locale } from "@/src/domain/locale/locale";
import { Contents } from "@/src/components/rich-text/contents";
import { RichText } from "@/src/components/rich-text/rich-text";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./rich-text-section.module.css";
import { fallbackLang } from "@/src/components/editorial/words";

interface Props {
  block: RichTextBlock;
  locale: Locale;
  isFirst: boolean;
  /** Makes the ids of its chapters unique on the page. */
  position: number;
}

/** From this many chapters on, a text has a table of contents. */
const manyChapters = 5;

/** Long text: a narrow column, its title at the margin on the left, its remarks in the one on the right. */
export async function RichTextSection({ block, locale, isFirst, position: place }: Props) {
  const t = await getTranslations({ locale, namespace: "blocks.legal" });
  const text = localiseRichText(block.body, locale);
  const lang = fallbackLang(block.body, locale);
  const chapterId = (position: number) => `chapter-${place}-${position + 1}`;
  const chapters = text.flatMap((part) =>
    part.type === "heading" && part.level === 2 ? [plainWords(part.words)] : [],
  );
  return (
    <section className={styles.section} data-block="">
      <div data-grid="">
        <div className={styles.title}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} size="t2" />
          {chapters.length >= manyChapters && (
            <Contents
              label={t("contents")}
              entries={chapters.map((chapter, position) => [chapterId(position), chapter])}
              lang={lang}
            />
          )}
        </div>
        <div className={styles.text} data-type="reading" lang={lang}>
          <RichText text={text} locale={locale} headingId={chapterId} />
        </div>
      </div>
    </section>
  );
}
