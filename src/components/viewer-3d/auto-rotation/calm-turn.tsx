"use client";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./calm-turn.module.css";
import { useCalmTurn } from "./use-calm-turn";

interface Props {
  /** URL of the model, see modelUrl. */
  address: string;
  texts: { pause: string; resume: string };
}

/** Makes a picture's watch turn a little, and back: to be placed in the element that the picture fills, after it. */
export function CalmTurn({ address, texts }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isPaused, setPaused] = useState(false);
  const swaying = useCalmTurn(area, canvas, address);
  useEffect(() => swaying?.setGoing(!isPaused), [swaying, isPaused]);
  useEffect(() => {
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
    const stop = () => {
      if (calm.matches) setPaused(true);
    };
    calm.addEventListener("change", stop);
    return () => calm.removeEventListener("change", stop);
  }, []);
  return (
    <>
      <div ref={area} className={styles.area} data-shown={swaying !== null || undefined} aria-hidden="true">
        <canvas ref={canvas} />
      </div>
      {swaying && (
        <button
          type="button"
          className={styles.pause}
          aria-label={isPaused ? texts.resume : texts.pause}
          title={isPaused ? texts.resume : texts.pause}
          onClick={() => setPaused((paused) => !paused)}
        >
          <Icon name={isPaused ? "play" : "pause"} />
        </button>
      )}
    </>
  );
}
