"use client";
import { useState } from "react";

/**
 * Whether a window is open, or has been: what is in one that nobody has opened yet need not be in the page. It stays
 * afterwards, for the sake of what was written in it and of its way out.
 */
export function useOnceOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return isOpen || wasOpen;
}
