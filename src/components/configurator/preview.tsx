"use client";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { frameSize } from "@/src/domain/watch/picture-view";
import { selectionAtom, turningAtom, viewAtom } from "@/src/client/state/configurator/configurator";
import { Reglet } from "@/src/components/primitives/reglet";
import { useConfigurator } from "./configurator-context";
import styles from "./preview.module.css";
import { previewPicture, previewSizes } from "./preview-picture";
import { usePrefetchNeighbours } from "./use-prefetch-neighbours";
import { usePreview } from "./use-preview";
import { useRested } from "./use-rested";
import { useWatchWords } from "./use-watch-words";

const loaderTicks = 40;
/** While the watch is turned in 3D the picture is hidden, and loading both would slow each other down, ms. */
const unseenMs = 1500;

/** The live picture of the watch: the old one stays until the new one has loaded and faded in. */
export function Preview({ children }: { children: ReactNode }) {
  const { catalogue, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const view = useAtomValue(viewAtom);
  const { altOf } = useWatchWords();
  const isTurning = useAtomValue(turningAtom);
  const wanted = useRested(previewPicture(selection, view, catalogue.version), isTurning ? unseenMs : 0);
  const { pictures, status, retry } = usePreview(wanted);
  usePrefetchNeighbours(status === "ready" && !isTurning);
  // A picture that failed to load stays in the page for its text alternative, invisibly.
  const shown = pictures.length > 0 ? pictures : [wanted];
  return (
    <>
      <div className={styles.ground} aria-busy={status === "loading"}>
        {shown.map((picture, position) => (
          <img
            key={picture.src}
            className={styles.picture}
            data-state={pictures.length === 0 ? "unseen" : position > 0 ? "arriving" : undefined}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={previewSizes}
            width={frameSize}
            height={frameSize}
            alt={position === shown.length - 1 ? altOf(selection, view) : ""}
            fetchPriority="high"
          />
        ))}
        {children}
      </div>
      {status === "loading" && (
        <div className={styles.loader}>
          <span data-sr="">{t("preview.loading")}</span>
          <Reglet ticks={loaderTicks} />
          <span className={styles.reached}>
            <Reglet ticks={loaderTicks} value={loaderTicks} />
          </span>
        </div>
      )}
      {status === "failed" && (
        <p className={styles.failed} role="status">
          {t("preview.failed")}{" "}
          <button type="button" data-type="link" onClick={retry}>
            {t("preview.retry")}
          </button>
        </p>
      )}
    </>
  );
}
