"use client";
import dynamic from "next/dynamic";

/** Loaded on demand, so that the sheet, 300 kB of ranges, is linked from Japanese pages only. */
const JapaneseFaces = dynamic(() => import("./japanese-faces"));

export function JapaneseFonts() {
  return <JapaneseFaces />;
}
