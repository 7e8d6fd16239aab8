import type { Block } from "@/src/blocks/all-blocks";
import type { Page } from "@/src/domain/content/page";
import { isPageHeading } from "./is-page-heading";
import type { BlockContext } from "@/src/components/editorial/block-context";
import { PageBlock } from "./page-block";
import { LocalWords } from "@/src/components/editorial/local-words";
import styles from "./page-blocks.module.css";

interface Props extends BlockContext {
  page: Page;
}

/** The blocks of a page from top to bottom. If the first has no title of its own, the page's is shown above it. */
export function PageBlocks({ page, ...context }: Props) {
  const [first] = page.blocks;
  const isLed = first !== undefined && isPageHeading(first);
  return (
    <>
      {!isLed && (
        <header className={styles.head} data-block="">
          <h1 data-type="giant">
            <LocalWords text={page.title} locale={context.locale} />
          </h1>
        </header>
      )}
      {page.blocks.map((block: Block, position) => (
        // Blocks have no id: the index is the key.
        <PageBlock
          key={`${block.type}-${position}`}
          block={block}
          position={position}
          isFirst={isLed && position === 0}
          {...context}
        />
      ))}
    </>
  );
}
