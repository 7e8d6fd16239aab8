"use client";
import { useState } from "react";

/**
 * Whether a window is open or has been: the content of a window that was never opened need not be in the page. It
 * stays afterwards, for its typed values and its closing animation.
 */
export function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
