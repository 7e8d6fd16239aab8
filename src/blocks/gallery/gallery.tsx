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

interface Layout {
  readonly name: "strip" | "pair" | "lead" | "row" | "rows";
  /** Percent of the width that the largest picture has; on a phone, all or half of it. */
  readonly widest: number;
  readonly widestOnPhone: number;
}

/** By the number of pictures: one from edge to edge, a larger beside a smaller, a large one beside two, four in a row. */
const layouts: readonly Layout[] = [
  { name: "strip", widest: 100, widestOnPhone: 100 },
  { name: "pair", widest: 59, widestOnPhone: 50 },
  { name: "lead", widest: 59, widestOnPhone: 100 },
  { name: "row", widest: 25, widestOnPhone: 50 },
];
const rows: Layout = { name: "rows", widest: 34, widestOnPhone: 50 };

/** Pictures edge to edge; two in a row on a phone. */
export function Gallery({ block, locale, storefront, isFirst }: Props) {
  const { name, widest, widestOnPhone } = layouts[block.pictures.length - 1] ?? rows;
  const sizes = `(width < 900px) ${widestOnPhone}vw, ${widest}vw`;
  return (
    <section className={styles.section}>
      <div className={styles.title} data-block="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
      </div>
      <ul className={styles.pictures} data-layout={name}>
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
