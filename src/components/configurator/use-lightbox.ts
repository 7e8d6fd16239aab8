"use client";
import { useAtomValue } from "jotai";
import { selectionAtom, viewAtom } from "@/src/client/state/configurator/configurator";
import { loadLightbox } from "@/src/components/lightbox/load-lightbox";
import { useConfigurator } from "./configurator-context";
import { zoomUrl } from "./preview-picture";
import { useWatchWords } from "./use-watch-words";

/** Opens the watch full screen, both sides, the one in view first. The gallery is fetched at its first use. */
export function useLightbox(): { open: (shown: string | undefined) => void; prepare: () => void } {
  const { catalogue, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const view = useAtomValue(viewAtom);
  const { altOf } = useWatchWords();
  const open = (shown: string | undefined) => {
    const pictures = (["front", "back"] as const).map((side) => ({
      src: zoomUrl(selection, side, catalogue.version),
      alt: altOf(selection, side),
      shown: side === view ? shown : undefined,
    }));
    const texts = {
      close: t("lightbox.close"),
      zoom: t("lightbox.zoom"),
      previous: t("lightbox.previous"),
      next: t("lightbox.next"),
      error: t("lightbox.error"),
    };
    const first = view === "back" ? 1 : 0;
    loadLightbox().then(
      ({ openLightbox }) => openLightbox(pictures, first, texts),
      // Without the gallery the picture itself still shows every detail.
      () => window.open(pictures[first]?.src),
    );
  };
  return { open, prepare: () => void loadLightbox().catch(() => undefined) };
}
