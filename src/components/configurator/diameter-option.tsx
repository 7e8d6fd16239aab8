"use client";
import type { Option } from "@/src/domain/watch/catalogue";
import styles from "./diameter-option.module.css";
import { PriceDifference } from "./price-difference";
import { useOption } from "./use-option";

interface Props {
  option: Option;
  reasonId: string;
}

/** A diameter is a number set large. */
export function DiameterOption({ option, reasonId }: Props) {
  const { box, conflict, wishes } = useOption("caseDiameter", option);
  const [, figure = option.key, unit = ""] = /^([\d.,]+)\s*(.*)$/.exec(option.key) ?? [];
  return (
    <label
      className={styles.diameter}
      data-conflict={conflict ? "" : undefined}
      data-gone={box.disabled ? "" : undefined}
      {...wishes}
    >
      <input {...box} aria-describedby={conflict ? reasonId : undefined} />
      <b>{figure}</b> <span>{unit}</span>
      <PriceDifference price={option.price} />
    </label>
  );
}
