"use client";
import { useLayoutEffect, useState } from "react";
import { restoreTyped, typedOn } from "@/src/browser/typed-controls";

/**
 * First on every page: what is typed, ticked or chosen before the script starts stays where React has to make the page
 * anew, as it does where a password manager has put an element of its own into a form.
 */
export function KeepTyped() {
  // Read while React takes the page over, and once more when it gives that up: the first page is still there.
  const [typed] = useState(() => (typeof document === "undefined" ? [] : typedOn(document)));
  // Before the effects of forms, which read what was typed early.
  useLayoutEffect(() => restoreTyped(document, typed), [typed]);
  return null;
}
