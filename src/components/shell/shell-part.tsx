"use client";
import type { ReactNode } from "react";
import { shellOf } from "./shell-rules";
import { usePath } from "./use-path";

interface Props {
  part: "banner" | "footer" | "promo";
  children: ReactNode;
}

/** Shows a part of the shell on the pages that have it. */
export function ShellPart({ part, children }: Props) {
  return shellOf(usePath())[part] ? children : null;
}
