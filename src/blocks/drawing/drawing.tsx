import type { CSSProperties } from "react";
import { drawingOf } from "@/src/domain/content/drawings/drawing-of";
import type { DrawingBlock } from "./drawing-block";
import type { Locale } from "@/src/domain/locale/locale";
import { BlockTitle } from "@/src/components/editorial/block-title";
import styles from "./drawing.module.css";
import { DrawnPanel } from "./drawn-panel";
import { LocalWords } from "@/src/components/editorial/local-words";
import { Paragraphs } from "@/src/components/editorial/paragraphs";

interface Props {
  block: DrawingBlock;
  locale: Locale;
  isFirst: boolean;
}

/** A technical drawing with its notes: beside it, each under its figure, or each along its line. */
export function Drawing({ block, locale, isFirst }: Props) {
  const { layout, panels } = drawingOf(block.drawing);
  const [sheet] = panels;
  // Three figures are wide ones: on a phone each takes the full width.
  const columns = { "--count": panels.length, "--narrow": panels.length === 3 ? 1 : 2 } as CSSProperties;
  const hasNumbers = panels.some(({ marks = [] }) => marks.length > 0);
  return (
    <section className={styles.drawing} data-layout={layout} data-block="">
      <div className={styles.opening} data-grid="">
        <BlockTitle title={block.title} locale={locale} isFirst={isFirst} />
        <div className={styles.lead}>
          <Paragraphs text={block.text} locale={locale} />
        </div>
      </div>
      <div className={styles.body}>
        {layout === "beside" && sheet && (
          <div className={styles.sheet}>
            <DrawnPanel panel={sheet} locale={locale} />
          </div>
        )}
        <ol className={styles.notes} style={columns} data-numbered={hasNumbers || undefined}>
          {block.notes.map(({ title, text }, position) => {
            const panel = layout === "beside" ? undefined : panels[position];
            return (
              // Notes have no id: the index is the key.
              <li key={position}>
                {panel && <DrawnPanel panel={panel} locale={locale} />}
                <h3 data-type={layout === "above" ? "t3" : "ui"}>
                  <LocalWords text={title} locale={locale} />
                </h3>
                <div>
                  <Paragraphs text={text} locale={locale} />
                </div>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
