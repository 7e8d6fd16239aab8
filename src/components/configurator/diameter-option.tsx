"use client";
import type { Option } from "@/src/domain/watch/catalogue";
import styles from "./diameter-option.module.css";
import { PriceDifference } from "./price-difference";
import { useOption } from "./use-option";

interface Props {
  option: Option;
}

/** A diameter as a large number. */
export function DiameterOption({ option }: Props) {
  const { box, control } = useOption(option);
  const [, figure = option.key, unit = ""] = /^([\d.,]+)\s*(.*)$/.exec(option.key) ?? [];
  return (
    <label className={styles.diameter} {...control}>
      <input {...box} />
      <b>{figure}</b> <span>{unit}</span>
      <PriceDifference priced={option} />
    </label>
  );
}
