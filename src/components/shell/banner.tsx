"use client";
import NextLink from "next/link";
import { useState, type CSSProperties } from "react";
import { Icon } from "@/src/components/primitives/icon";
import { Reglet } from "@/src/components/primitives/reglet";
import { isOnPath } from "@/src/domain/content/banner";
import styles from "./banner.module.css";
import { usePath } from "./use-path";

interface Message {
  text: string;
  /** In the page's language; null for a text without a link. */
  href: string | null;
  /** Pages it is shown on, null for all. */
  paths: readonly string[] | null;
}

interface Props {
  messages: readonly Message[];
  /** Duration of one message. */
  seconds: number;
  texts: { label: string; pause: string; resume: string };
}

/** Graduations of the gauge: four to a second over five seconds. */
const ticks = 20;

/**
 * One message at a time. The clock is the gauge's own animation: pausing it (the button, the pointer, the focus)
 * pauses the rotation, and with reduced motion there is none. Source: specification §2 and §9, banner rotation.
 */
export function Banner({ messages: all, seconds, texts }: Props) {
  const path = usePath();
  const messages = all.filter(({ paths }) => isOnPath(paths, path));
  const [turn, setTurn] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isAlone = messages.length < 2;
  // Another page may have fewer.
  const index = turn % Math.max(1, messages.length);
  const showNext = () => setTurn(index + 1);
  if (messages.length === 0) return null;
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
        {messages.map(({ text, href }, position) => (
          <p key={text} data-shown={position === index || undefined} aria-hidden={position !== index}>
            {href === null ? text : <NextLink href={href}>{text}</NextLink>}
          </p>
        ))}
      </div>
      {!isAlone && (
        <div className={styles.tools}>
          <span className={styles.gauge} onAnimationIteration={showNext} aria-hidden="true">
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
