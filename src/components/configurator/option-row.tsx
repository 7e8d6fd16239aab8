"use client";
import type { Option } from "@/src/domain/watch/catalogue";
import { LocalText } from "./local-text";
import { OptionFlags } from "./option-flags";
import styles from "./option-row.module.css";
import { PriceDifference } from "./price-difference";
import { useOption } from "./use-option";

interface Props {
  option: Option;
}

/** One option as text: invisible on the watch, or better described than shown. */
export function OptionRow({ option }: Props) {
  const { box, control } = useOption(option);
  return (
    <label className={styles.row} {...control}>
      <input {...box} />
      {option.thumbnail && (
        <img
          className={styles.picture}
          src={option.thumbnail}
          alt=""
          width={384}
          height={384}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          <LocalText text={option.label} /> <OptionFlags option={option} />
        </span>
        {option.note && (
          <span className={styles.note}>
            <LocalText text={option.note} />
          </span>
        )}
      </span>
      <PriceDifference priced={option} />
    </label>
  );
}
