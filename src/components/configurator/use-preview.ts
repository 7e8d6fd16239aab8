"use client";
import { useEffect, useState } from "react";
import { loadPicture, smallWidthsOf, type PictureSources, type PreviewPicture } from "./preview-picture";

/** Fade of a new picture; the loader stays as long. Source: specification §9 and §2. */
const fadeMs = 500;
/** After this long without a new choice the shopper is considered to be viewing the watch. */
const lookMs = 500;

export type PreviewStatus = "loading" | "ready" | "failed";

interface Preview {
  /** From the bottom up, at most two: the previous one, and the one that fades in above it. */
  readonly pictures: readonly PictureSources[];
  readonly status: PreviewStatus;
  readonly retry: () => void;
}

const onTop = (pictures: readonly PictureSources[], next: PictureSources) =>
  pictures.at(-1)?.src === next.src ? pictures : [...pictures.slice(-1), next];

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener("abort", () => window.clearTimeout(timer), { once: true });
  });

/**
 * Keeps the old picture until the new one has loaded, then fades from one to the other. The quickly rendered one
 * comes first; after a while without a choice, a high-density screen gets a sharper one. Source: specification §2:
 * the loader shows until the preview has loaded plus 0.5 s.
 */
export function usePreview(wanted: PreviewPicture): Preview {
  // The first one is part of the page and appears when it is loaded, before any script has run.
  const [pictures, setPictures] = useState<readonly PictureSources[]>([wanted]);
  const [status, setStatus] = useState<PreviewStatus>("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const isFirst = pictures.at(-1)?.src === wanted.src;

    async function show(): Promise<void> {
      const first = isFirst ? wanted : smallWidthsOf(wanted);
      await loadPicture(first, signal);
      if (signal.aborted) return;
      setPictures((current) => onTop(current, first));
      await pause(fadeMs, signal);
      setPictures([first]);
      setStatus("ready");
      await pause(lookMs, signal);
      await loadPicture(wanted, signal, "low").then(
        () => signal.aborted || setPictures([wanted]),
        // The quick one is shown; it is only less sharp.
        () => undefined,
      );
    }

    setStatus("loading");
    show().catch(() => {
      if (signal.aborted) return;
      setPictures((current) => current.filter(({ src }) => src !== wanted.src));
      setStatus("failed");
    });
    return () => leaving.abort();
    // A picture is its address: another object with the same address is the same picture.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted.src, attempt]);

  return { pictures, status, retry: () => setAttempt((count) => count + 1) };
}
