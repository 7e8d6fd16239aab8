"use client";
import type { Option } from "../../domain/watch/catalogue";
import styles from "./diameter-option.module.css";
import { PriceDifference } from "./price-difference";
import { useOption } from "./use-option";

interface Props {
  option: Option;
  reasonId: string;
}

/** A diameter is a number set large. */
export function DiameterOption({ option, reasonId }: Props) {
  const { isChosen, conflict, choose, wishes } = useOption("caseDiameter", option);
  const [, figure = option.key, unit = ""] = /^([\d.,]+)\s*(.*)$/.exec(option.key) ?? [];
  return (
    <label className={styles.diameter} data-conflict={conflict ? "" : undefined} {...wishes}>
      <input
        type="radio"
        name="caseDiameter"
        value={option.key}
        checked={isChosen}
        onChange={choose}
        aria-describedby={conflict ? reasonId : undefined}
      />
      <b>{figure}</b> <span>{unit}</span>
      <PriceDifference price={option.price} />
    </label>
  );
}
