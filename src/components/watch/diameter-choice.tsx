"use client";
import type { ReactNode } from "react";
import type { BuyChoice } from "./buy-choice";
import styles from "./diameter-choice.module.css";
import { sizeChoice } from "./sized";

interface Props {
  choices: readonly BuyChoice[];
  /** sku */
  chosen: string;
  legend: string;
  guide: ReactNode;
  onChoose: (sku: string) => void;
}

/** The diameters of a watch as big numbers; a single one is shown as a fact. Names the selected one. */
export function DiameterChoice({ choices, chosen, legend, guide, onChoose }: Props) {
  const withDiameter = choices.filter(({ diameter }) => diameter !== null);
  if (withDiameter.length === 0) return <input type="hidden" name="sku" value={chosen} />;
  return (
    <fieldset className={styles.choice}>
      <legend>
        <span>{legend}</span>
        <span data-type="note">{guide}</span>
      </legend>
      <div className={styles.options}>
        {withDiameter.map(({ sku, diameter, wrist }, index) => (
          <label key={sku}>
            <input
              type="radio"
              name="sku"
              value={sku}
              checked={sku === chosen}
              {...sizeChoice(index)}
              onChange={() => onChoose(sku)}
            />
            <b data-type="data">{diameter}</b> <span>mm</span>
            {wrist && <span data-type="note">{wrist}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
