import type { PictureTextBlock } from "@/src/domain/content/picture-blocks";
import { BlockTitle } from "./block-title";
import type { BlockContext } from "./block-context";
import { EditorLink } from "./editor-link";
import { Illustration } from "./illustration";
import { isWide } from "./is-wide";
import { Paragraphs } from "./paragraphs";
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
