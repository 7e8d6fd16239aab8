"use client";
import { firstScript } from "./first-script";

/** Where pages are made. In the browser it has run, and React need not know it: only the page itself holds it, once. */
const text = process.env.NEXT_RUNTIME === "nodejs" ? firstScript() : "";

/** Stands first in the head, so that no price is painted in another currency than the shopper's. */
export function FirstScript() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
