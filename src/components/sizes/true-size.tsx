"use client";
import { useSyncExternalStore, useState, type CSSProperties, type ReactNode } from "react";
import { measureTag, type Locale } from "@/src/domain/locale/locale";
import { marginOnWrist, wristWidth } from "@/src/domain/watch/wrist";
import { Button } from "@/src/components/primitives/button";
import styles from "./true-size.module.css";

interface SizedWatch {
  /** Where the watches are not sizes of one watch. */
  readonly name?: string;
  /** mm */
  readonly diameter: number;
  /** mm */
  readonly lugToLug: number;
  /** The whole frame of the layer engine, in which the case is 56 % wide. */
  readonly picture: ReactNode;
}

interface Props {
  locale: Locale;
  watches: readonly SizedWatch[];
  texts: Readonly<
    Record<
      | "card"
      | "cardText"
      | "cardSlider"
      | "wrist"
      | "wristSlider"
      | "watches"
      | "note"
      | "reset"
      | "fits"
      | "juts"
      | "edge"
      | "wristValue",
      string
    >
  >;
}

/** A millimetre in CSS; real screens differ. */
const assumedScale = 96 / 25.4;
/** Device-independent pixels of a real millimetre, from wall screens to phones. */
const scales = { min: 1.5, max: 9, step: 0.01 } as const;
/** mm */
const wrists = { min: 130, max: 220, step: 5, first: 165 } as const;

const storageKey = "px-per-mm";

const readScale = (): number => {
  const kept = Number(localStorage.getItem(storageKey));
  return kept >= scales.min && kept <= scales.max ? kept : assumedScale;
};

const listeners = new Set<() => void>();
const listen = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const keepScale = (scale: number | null) => {
  if (scale === null) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, String(scale));
  for (const listener of listeners) listener();
};

/**
 * Watches at their real size: the screen's scale is derived from a bank card (ISO/IEC 7810 ID-1, 85.60 × 53.98 mm),
 * the wrist from its circumference.
 */
export function TrueSize({ locale, watches, texts }: Props) {
  const scale = useSyncExternalStore(listen, readScale, () => assumedScale);
  const [circumference, setCircumference] = useState<number>(wrists.first);
  const measures: CSSProperties & Record<`--${string}`, string | number> = {
    "--mm": `${scale}px`,
    "--wrist": wristWidth(circumference),
    "--lugs": Math.max(...watches.map(({ lugToLug }) => lugToLug)),
  };
  const numbers = new Intl.NumberFormat(measureTag(locale));
  const fill = (text: string, name: string, value: number) =>
    text.replace(`{${name}}`, numbers.format(value));
  const verdict = (lugToLug: number): string => {
    const margin = marginOnWrist(lugToLug, circumference);
    if (margin === 0) return texts.edge;
    return fill(margin > 0 ? texts.fits : texts.juts, "mm", Math.abs(margin));
  };
  return (
    <div className={styles.tool} style={measures} data-scripted="">
      <div className={styles.step}>
        <h3 data-type="t3">{texts.card}</h3>
        <p>{texts.cardText}</p>
        <label>
          <span>{texts.cardSlider}</span>
          <input
            type="range"
            {...scales}
            value={scale}
            onChange={(event) => keepScale(Number(event.target.value))}
          />
        </label>
        <div className={styles.card} aria-hidden="true" />
        <p data-type="note">{texts.note}</p>
        <Button tone="outline" size="small" onClick={() => keepScale(null)}>
          {texts.reset}
        </Button>
      </div>
      <div className={styles.step}>
        <h3 data-type="t3">{texts.wrist}</h3>
        <label>
          <span>
            {texts.wristSlider} <output>{fill(texts.wristValue, "cm", circumference / 10)}</output>
          </span>
          <input
            type="range"
            min={wrists.min}
            max={wrists.max}
            step={wrists.step}
            value={circumference}
            onChange={(event) => setCircumference(Number(event.target.value))}
          />
        </label>
      </div>
      <div className={styles.watches}>
        <h3 data-type="t3">{texts.watches}</h3>
        {watches.map(({ name, diameter, lugToLug, picture }) => (
          <figure key={diameter} style={{ "--diameter": diameter } as CSSProperties}>
            <div className={styles.wrist}>{picture}</div>
            <figcaption>
              {name && <span>{name}</span>} <b data-type="data">{diameter} mm</b>{" "}
              <span>{verdict(lugToLug)}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </div>
  );
}
