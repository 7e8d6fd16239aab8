"use client";
import { useEffect, useState } from "react";
import { loadPicture, type PreviewPicture } from "./preview-picture";

/** Fade of a new picture; the loader stays as long. Source: specification §9 and §2. */
const fadeMs = 500;

export type PreviewStatus = "loading" | "ready" | "failed";

interface Preview {
  /** From the bottom up, at most two: the one that was, and the one that fades in above it. */
  readonly pictures: readonly PreviewPicture[];
  readonly status: PreviewStatus;
  readonly retry: () => void;
}

const onTop = (pictures: readonly PreviewPicture[], next: PreviewPicture) =>
  pictures.at(-1)?.src === next.src ? pictures : [...pictures.slice(-1), next];

/**
 * Keeps the old picture until the new one has come, then fades from one to the other.
 * Source: specification §2: the loader shows until the preview has loaded plus 0.5 s.
 */
export function usePreview(wanted: PreviewPicture): Preview {
  // The first one is part of the page and appears as it comes, before any script has run.
  const [pictures, setPictures] = useState<readonly PreviewPicture[]>([wanted]);
  const [status, setStatus] = useState<PreviewStatus>("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let timer: number | undefined;
    let isWanted = true;
    setStatus("loading");
    loadPicture({ src: wanted.src, srcSet: wanted.srcSet }).then(
      () => {
        if (!isWanted) return;
        setPictures((current) => onTop(current, wanted));
        timer = window.setTimeout(() => {
          setPictures([wanted]);
          setStatus("ready");
        }, fadeMs);
      },
      () => {
        if (!isWanted) return;
        setPictures((current) => current.filter(({ src }) => src !== wanted.src));
        setStatus("failed");
      },
    );
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
    // A picture is its address: another object with the same address is the same picture.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted.src, attempt]);

  return { pictures, status, retry: () => setAttempt((count) => count + 1) };
}
