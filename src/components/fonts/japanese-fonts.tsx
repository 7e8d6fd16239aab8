"use client";
import { japaneseLetters } from "./japanese-letters";
import { japanesePlaces } from "./japanese-places";

/** Where pages are made: in the browser it has run, as the shop's first script has. */
const script = process.env.NEXT_RUNTIME === "nodejs" ? `${japanesePlaces};${japaneseLetters}` : "";

export function JapaneseFonts() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
