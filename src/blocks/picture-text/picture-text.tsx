import type { PictureTextBlock } from "./picture-text-block";
import { BlockTitle } from "@/src/components/editorial/block-title";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { EditorLink } from "@/src/components/editorial/editor-link";
import { Illustration } from "@/src/components/editorial/illustration";
import { isWide } from "@/src/components/editorial/is-wide";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import styles from "./picture-text.module.css";

interface Props extends Pick<BlockContext, "locale" | "storefront"> {
  block: PictureTextBlock;
  isFirst: boolean;
}

/** A close-up of a detail, and its text. */
export function PictureText({ block, locale, storefront, isFirst }: Props) {
  const { illustration, link } = block;
  return (
    <section className={styles.section} data-side={block.side}>
      <div className={styles.picture} data-wide={isWide(illustration) || undefined}>
        <Illustration
          illustration={illustration}
          locale={locale}
          storefront={storefront}
          crop={illustration.view === "front" ? "bezel" : "caseback"}
          sizes="(width < 900px) 100vw, 58vw"
          priority={isFirst}
        />
      </div>
      <div className={styles.text}>
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <Paragraphs text={block.text} locale={locale} />
        <EditorLink link={link} locale={locale} />
      </div>
    </section>
  );
}
