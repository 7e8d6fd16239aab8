"use client";
import { useState, type CSSProperties } from "react";
import { Icon } from "@/src/components/primitives/icon";
import { Reglet } from "@/src/components/primitives/reglet";
import styles from "./banner.module.css";

interface Props {
  messages: readonly string[];
  /** How long one message stays. */
  seconds: number;
  texts: { label: string; pause: string; resume: string };
}

/** Graduations of the gauge: four to a second over five seconds. */
const ticks = 20;

/**
 * One message at a time. The clock is the gauge's own animation: what pauses it (the button, the pointer, the
 * focus) pauses the rotation, and a shopper who wants no motion gets none.
 * Source: specification §2 and §9, banner rotation.
 */
export function Banner({ messages, seconds, texts }: Props) {
  const [index, setIndex] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isAlone = messages.length < 2;
  const showNext = () => setIndex((shown) => (shown + 1) % messages.length);
  const rotation: CSSProperties & Record<"--rotation", string> = { "--rotation": `${seconds}s` };
  return (
    <aside
      className={styles.banner}
      data-scene="nuit"
      data-paused={isPaused || undefined}
      aria-label={texts.label}
      style={rotation}
    >
      <div className={styles.messages}>
        {messages.map((message, position) => (
          <p key={message} data-shown={position === index || undefined} aria-hidden={position !== index}>
            {message}
          </p>
        ))}
      </div>
      {!isAlone && (
        <div className={styles.tools}>
          <span key={index} className={styles.gauge} onAnimationEnd={showNext} aria-hidden="true">
            <Reglet ticks={ticks} />
            <span className={styles.reached}>
              <Reglet ticks={ticks} value={ticks} />
            </span>
          </span>
          <span data-type="data" data-only="wide" aria-hidden="true">
            {`${index + 1} / ${messages.length}`}
          </span>
          <button
            type="button"
            aria-label={isPaused ? texts.resume : texts.pause}
            onClick={() => setPaused((paused) => !paused)}
          >
            <Icon name={isPaused ? "play" : "pause"} size="small" />
          </button>
        </div>
      )}
    </aside>
  );
}
