"use client";
import { useEffect } from "react";
import { idle } from "@/src/browser/idle";
import { watchRareLetters } from "@/src/browser/rare-letters";
import { shopLetters } from "./shop-letters";

/**
 * Brings the sheet of letters that the shop's own Japanese texts do not have, 300 kB of ranges, to a page that has one: a
 * customer's name, what staff has written.
 */
export default function RareLetters() {
  useEffect(() => {
    const over = new AbortController();
    void idle().then(() => {
      if (over.signal.aborted) return;
      const end = watchRareLetters(shopLetters, () => void import("./rare-faces"));
      over.signal.addEventListener("abort", end);
    });
    return () => over.abort();
  }, []);
  return null;
}
