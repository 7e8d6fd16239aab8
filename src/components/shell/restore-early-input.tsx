"use client";
import { useLayoutEffect, useState } from "react";
import { restoreTyped, typedOn } from "@/src/client/browser/typed-controls";

/**
 * First on every page: values typed, ticked or chosen before the script starts are kept where React has to recreate
 * the page, as it does where a password manager has added an element to a form.
 */
export function RestoreEarlyInput() {
  // Read during hydration, and again when that fails: the first page is still there.
  const [typed] = useState(() => (typeof document === "undefined" ? [] : typedOn(document)));
  // Before the effects of forms, which read early input.
  useLayoutEffect(() => restoreTyped(document, typed), [typed]);
  return null;
}
