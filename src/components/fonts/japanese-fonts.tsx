"use client";
import { japaneseLetters } from "./japanese-letters";
import { japanesePlaces } from "./japanese-places";

/** On the server only: in the browser it has already run, like the shop's first script. */
const script = process.env.NEXT_RUNTIME === "nodejs" ? `${japanesePlaces};${japaneseLetters}` : "";

export function JapaneseFonts() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
