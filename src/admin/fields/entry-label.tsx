"use client";
import { useRowLabel } from "@payloadcms/ui";

interface Entry {
  readonly label?: unknown;
  readonly title?: unknown;
  readonly name?: unknown;
}

/** Names an entry of a list by its own words instead of its number. */
export function EntryLabel() {
  const { data, rowNumber } = useRowLabel<Entry>();
  const words = [data.label, data.title, data.name].find((text) => typeof text === "string" && text !== "");
  return <span>{typeof words === "string" ? words : String((rowNumber ?? 0) + 1)}</span>;
}
