import type { FormBlock } from "./form-block";
import type { Locale } from "@/src/domain/locale/locale";
import type { Storefront } from "@/src/services/content/load-storefront";
import { PageForm } from "@/src/components/forms/page-form";
import { isGiftKind } from "@/src/components/gift/gift-kind";
import { GiftSection } from "@/src/components/gift/gift-section";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./form-section.module.css";
import { Paragraphs } from "@/src/components/editorial/paragraphs";

interface Props {
  block: FormBlock;
  locale: Locale;
  storefront: Storefront;
  isFirst: boolean;
}

/** A form with its introduction. */
export function FormSection({ block, locale, storefront, isFirst }: Props) {
  if (isGiftKind(block.form))
    return (
      <GiftSection kind={block.form} storefront={storefront} locale={locale}>
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} size="t2" />
        <Paragraphs text={block.text} locale={locale} />
      </GiftSection>
    );
  return (
    // Its name is its fragment id: a button further up links here.
    <section id={block.form} className={styles.section} data-block="">
      <div data-grid="">
        <div className={styles.head}>
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
          <Paragraphs text={block.text} locale={locale} />
        </div>
        <div className={styles.form}>
          <PageForm form={block.form} locale={locale} terms={storefront.settings.termsVersion} />
        </div>
      </div>
    </section>
  );
}
