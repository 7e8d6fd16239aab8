/// <reference types="next/image-types/global" />
"use client";
import type { CSSProperties } from "react";
import type { StaticImageData } from "next/image";
import caseBody from "@/media/apart/case.webp";
import dial from "@/media/apart/dial.webp";
import front from "@/media/apart/front.webp";
import hands from "@/media/apart/hands.webp";
import rotor from "@/media/apart/rotor.webp";
import strap from "@/media/apart/strap.webp";
import blankDial from "@/media/blank-dials/apart-dial.webp";
import styles from "./parts.module.css";

/** One kind of part. */
export interface PartColumn {
  readonly id: "rotors" | "straps" | "cases" | "dials" | "hands";
  readonly count: string;
  readonly text: string;
}

/** All in one frame: moved to the middle column, they form the watch (media/artwork/scenes/apart.mjs). */
const pictures: Record<PartColumn["id"], StaticImageData> = {
  rotors: rotor,
  straps: strap,
  cases: caseBody,
  dials: dial,
  hands,
};

const picture = ({ src, width, height }: StaticImageData) => (
  <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
);

/** How many columns a part is away from the middle one, where the watch is assembled. */
const away = (column: number, columns: number): CSSProperties & Record<"--away", number> => ({
  "--away": (columns - 1) / 2 - column,
});

/** The dial without the delivered printing, and what another brand prints on it. */
const printedAnew = (printing: string) => (
  <>
    {picture(blankDial)}
    {picture({ ...blankDial, src: `data:image/svg+xml,${encodeURIComponent(printing)}` })}
  </>
);

interface Props {
  columns: readonly PartColumn[];
  /** SVG of what is printed on the dial; null where it is as delivered. */
  printing: string | null;
}

/** Each part above the number of its kind; a client component, see WatchCardView. */
export function PartsList({ columns, printing }: Props) {
  return (
    <div className={styles.track}>
      <ol className={styles.columns}>
        {columns.map(({ id, count, text }, column) => (
          <li key={id} style={away(column, columns.length)}>
            <div className={styles.part} data-part={id}>
              {id === "dials" && printing !== null ? printedAnew(printing) : picture(pictures[id])}
            </div>
            {id === "cases" && (
              <div className={styles.part} data-part="front">
                {picture(front)}
              </div>
            )}
            <b data-type="data">{count}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
