"use client";
import type { CSSProperties } from "react";
import type { PictureWidth } from "@/src/domain/watch/picture-view";
import { SizedPicture } from "@/src/components/primitives/sized-picture";
import styles from "./parts.module.css";

/** One kind of part. */
export interface PartColumn {
  readonly id: string;
  readonly count: string;
  readonly text: string;
  /** With a star where the width stands; null where there is nothing to see. */
  readonly picture: string | null;
  /** Against the others, as in the style sheet. */
  readonly size: number;
}

const widths = [320, 480, 640] as const satisfies readonly PictureWidth[];

const sizes = (size: number): string =>
  `(width < 900px) ${Math.floor(34 * size)}vw, ${Math.ceil(29 * size)}vw`;

const scale = (size: number): CSSProperties & Record<"--size", number> => ({ "--size": size });

/** Each part above the number of its kind; made by the browser's code, see WatchCardView. */
export function PartsList({ columns }: { columns: readonly PartColumn[] }) {
  return (
    <ol className={styles.columns}>
      {columns.map(({ id, count, text, picture, size }) => (
        <li key={id} style={scale(size)}>
          <div className={styles.part} data-part={id}>
            {picture && (
              <SizedPicture address={picture} widths={widths} sizes={sizes(size)} width={640} alt="" />
            )}
          </div>
          <b data-type="data">{count}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
