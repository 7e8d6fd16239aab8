import type { FiguresBlock } from "./figures-block";
import { BackFigures } from "./back-figures";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./figures.module.css";
import { Illustration } from "@/src/components/editorial/illustration";
import { localiseFigure } from "@/src/components/editorial/localise-figure";
import { Paragraphs } from "@/src/components/editorial/paragraphs";
import { words } from "@/src/components/editorial/words";

interface Props extends Pick<BlockContext, "locale" | "storefront"> {
  block: FiguresBlock;
  isFirst: boolean;
}

/** Numbers in large type; with the case back, they are set on the dark stage. */
export function Figures({ block, locale, storefront, isFirst }: Props) {
  const { illustration } = block;
  const hasPicture = illustration.picture !== null || illustration.watch !== null;
  if (hasPicture && illustration.view === "back") {
    return <BackFigures block={block} locale={locale} storefront={storefront} />;
  }
  return (
    <section className={styles.section}>
      <div data-block="">
        <div className={styles.head} data-grid="">
          <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
          <div className={styles.text}>
            <Paragraphs text={block.text} locale={locale} />
          </div>
        </div>
      </div>
      {hasPicture && (
        <div className={styles.picture} data-tone={illustration.stage}>
          <Illustration
            illustration={illustration}
            locale={locale}
            storefront={storefront}
            crop={illustration.picture ? undefined : "dial"}
            sizes="100vw"
          />
        </div>
      )}
      <div data-block="">
        <dl className={styles.figures}>
          {block.figures.map(({ value, unit, label }, position) => (
            // Figures may repeat a number: the index is the key.
            <div key={position}>
              <dt {...words(label, locale)} />
              <dd data-type="figure">
                {localiseFigure(value, locale)}
                {unit.fr && <small {...words(unit, locale)} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
