"use client";
import { firstScript } from "./first-script";

/**
 * On the server only: in the browser it has run, and React need not render it again: only the page's HTML contains
 * it, once.
 */
const text = process.env.NEXT_RUNTIME === "nodejs" ? firstScript() : "";

/** First in the head, so that no price is painted in another currency than the shopper's. */
export function FirstScript() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
