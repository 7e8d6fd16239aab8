import type { GalleryBlock } from "./gallery-block";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./gallery.module.css";
import { Illustration } from "@/src/components/editorial/illustration";
import { words } from "@/src/components/editorial/words";

interface Props extends Pick<BlockContext, "locale" | "storefront"> {
  block: GalleryBlock;
  isFirst: boolean;
}

/** Up to four pictures in one row; more of them are split into rows of three. */
const columnsFor = (count: number) => (count > 4 ? 3 : count);

/** Pictures edge to edge; two in a row on a phone. */
export function Gallery({ block, locale, storefront, isFirst }: Props) {
  const columns = columnsFor(block.pictures.length);
  const sizes = `(width < 900px) ${columns === 1 ? 100 : 50}vw, ${Math.ceil(100 / columns)}vw`;
  return (
    <section className={styles.section}>
      <div className={styles.title} data-block="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
      </div>
      <ul className={styles.pictures} data-columns={columns}>
        {block.pictures.map(({ illustration, caption }, position) => {
          const { children, ...lang } = words(caption, locale);
          return (
            // Pictures have no id: the index is the key.
            <li key={position}>
              <figure>
                <div className={styles.frame}>
                  <Illustration
                    illustration={illustration}
                    locale={locale}
                    storefront={storefront}
                    sizes={sizes}
                  />
                </div>
                {children && (
                  <figcaption data-type="note" {...lang}>
                    {children}
                  </figcaption>
                )}
              </figure>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
