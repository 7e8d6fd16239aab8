"use client";
import { useState, type ComponentProps } from "react";

interface Props extends Omit<ComponentProps<"textarea">, "value" | "onInput"> {
  value: string | undefined;
  /** How many characters are left, {count}. */
  left: string;
}

/** The number of characters left is shown in the last fifth. */
const isNearEnd = (length: number, limit: number) => length > limit * 0.8;

/** A multi-line text that shows the remaining characters near its limit. */
export function ProseArea({ value, left, maxLength: limit, ...area }: Props) {
  const [length, setLength] = useState(value?.length ?? 0);
  return (
    <>
      <textarea
        {...area}
        defaultValue={value}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
      {limit !== undefined && isNearEnd(length, limit) && (
        <span data-type="note">{left.replace("{count}", String(Math.max(0, limit - length)))}</span>
      )}
    </>
  );
}
