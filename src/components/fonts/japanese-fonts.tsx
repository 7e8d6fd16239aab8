"use client";
import dynamic from "next/dynamic";
import { japanesePlaces } from "./japanese-places";

/** Loaded on demand, so that the sheet, 320 kB of ranges, is linked from Japanese pages only. */
const JapaneseFaces = dynamic(() => import("./japanese-faces"));

/** Where pages are made: in the browser it has run, as the shell's first script has. */
const places = process.env.NEXT_RUNTIME === "nodejs" ? japanesePlaces : "";

export function JapaneseFonts() {
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: places }} />
      <JapaneseFaces />
    </>
  );
}
