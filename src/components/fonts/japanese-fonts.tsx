"use client";
import dynamic from "next/dynamic";
import { japaneseLetters } from "./japanese-letters";
import { japanesePlaces } from "./japanese-places";

/** Loaded on demand: other pages need not know the letters. */
const RareLetters = dynamic(() => import("./rare-letters"), { ssr: false });

/** Where pages are made: in the browser it has run, as the shop's first script has. */
const script = process.env.NEXT_RUNTIME === "nodejs" ? `${japanesePlaces};${japaneseLetters}` : "";

export function JapaneseFonts() {
  return (
    <>
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
      <RareLetters />
    </>
  );
}
