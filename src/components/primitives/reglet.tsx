"use client";
import styles from "./reglet.module.css";

interface Props {
  /** Number of graduations after the first one. */
  ticks: number;
  /** Interval of the long graduations. */
  every?: number;
  /** How many graduations are reached: the value. */
  value?: number;
}

const stroke = (tick: number, every: number) => (tick % every === 0 ? `M${tick} 0v10` : `M${tick} 5v5`);

/**
 * The graduated rule, the shop's only ornament: it always shows a value (seconds, steps, money, progress). It
 * illustrates a figure in the text beside it, so screen readers skip it.
 */
export function Reglet({ ticks, every = 5, value = 0 }: Props) {
  const all = Array.from({ length: ticks + 1 }, (_, tick) => tick);
  const path = (wanted: (tick: number) => boolean) =>
    all
      .filter(wanted)
      .map((tick) => stroke(tick, every))
      .join("");
  return (
    <svg className={styles.reglet} viewBox={`0 0 ${ticks} 10`} preserveAspectRatio="none" aria-hidden="true">
      {value < ticks && (
        <path className={styles.minor} d={path((tick) => tick > value && tick % every !== 0)} />
      )}
      {value < ticks && <path d={path((tick) => tick > value && tick % every === 0)} />}
      <path className={styles.reached} d={path((tick) => tick <= value)} />
    </svg>
  );
}
