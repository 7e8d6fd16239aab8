"use client";
import { useAtom, useAtomValue } from "jotai";
import { useRef, useState, type CSSProperties, type ReactNode } from "react";
import { diameterOfKey, largestCase } from "@/src/domain/watch/case-measures";
import { selectionAtom, viewAtom, type View } from "@/src/client/state/configurator/configurator";
import { Icon } from "@/src/components/primitives/icon";
import { Compare } from "./compare";
import { useConfigurator } from "./configurator-context";
import { DimensionLines } from "./dimension-lines";
import { Preview } from "./preview";
import styles from "./stage.module.css";
import { stageTone } from "./stage-tone";
import { StageTurn } from "./stage-turn";
import { useLightbox } from "./use-lightbox";

const views = ["front", "back"] as const satisfies readonly View[];

/** The stage keeps one scale: a smaller case is smaller on it. */
const scaleOf = (diameter: string): CSSProperties & Record<"--watch-scale", number> => ({
  "--watch-scale": (diameterOfKey(diameter) ?? largestCase) / largestCase,
});

/** The current watch, from the front or the back, with its dimensions and a zoom. */
export function Stage({ children }: { children?: ReactNode }) {
  const { t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const [view, setView] = useAtom(viewAtom);
  const [isMeasured, setMeasured] = useState(true);
  const lightbox = useLightbox();
  const stage = useRef<HTMLElement>(null);
  /** The picture on the stage, the upper one while two are fading. */
  const shownPicture = () => [...(stage.current?.querySelectorAll("img") ?? [])].at(-1)?.currentSrc;
  return (
    <section
      ref={stage}
      className={styles.stage}
      data-stage=""
      data-tone={stageTone(selection, view)}
      style={scaleOf(selection.caseDiameter)}
      aria-label={t("preview.label")}
    >
      <Preview>{isMeasured && <DimensionLines />}</Preview>
      <div className={styles.views} role="group" aria-label={t("preview.view")}>
        {views.map((side) => (
          <button key={side} type="button" aria-pressed={side === view} onClick={() => setView(side)}>
            {t(`preview.${side}`)}
          </button>
        ))}
        <button
          type="button"
          className={styles.measure}
          aria-pressed={isMeasured}
          onClick={() => setMeasured((shown) => !shown)}
        >
          {t("preview.dimensions")}
        </button>
      </div>
      <Compare />
      <button
        type="button"
        className={styles.zoom}
        aria-label={t("preview.zoom")}
        onPointerEnter={lightbox.prepare}
        onFocus={lightbox.prepare}
        onClick={() => lightbox.open(shownPicture())}
      >
        <Icon name="zoom" />
      </button>
      <StageTurn />
      {children}
    </section>
  );
}
