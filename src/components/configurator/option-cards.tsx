"use client";
import { useId, type ReactNode } from "react";
import type { Option } from "@/src/domain/watch/catalogue";
import { OptionCard } from "./option-card";
import styles from "./option-cards.module.css";

interface Props<Value extends Option> {
  options: readonly Value[];
  shape: "round" | "square";
  columns: "three" | "four" | "five";
  /** Common part of the options' names; they then show only the difference. */
  heading?: ReactNode;
  nameOf?: (option: Value) => ReactNode;
}

/** Swatches of one group; several groups of a field form one set of radio buttons. */
export function OptionCards<Value extends Option>({
  options,
  shape,
  columns,
  heading,
  nameOf,
}: Props<Value>) {
  const headingId = useId();
  return (
    <div role="group" aria-labelledby={heading ? headingId : undefined} className={styles.group}>
      {heading && (
        <h3 id={headingId} className={styles.heading}>
          {heading}
        </h3>
      )}
      <div className={styles.cards} data-columns={columns}>
        {options.map((option) => (
          <OptionCard key={option.key} option={option} shape={shape} name={nameOf?.(option)} />
        ))}
      </div>
    </div>
  );
}
