"use client";
import { createContext } from "react";
import type { Outline } from "@/src/domain/watch/dial-printing";

/** How the brand signs the shop's pages. */
export interface BrandLook {
  /** The delivered mark is drawn in lines; null: none. */
  readonly mark: Outline | "delivered" | null;
  /** Null: the name is set in the page's letters. */
  readonly wordmark: Outline | null;
}

export const BrandLookContext = createContext<BrandLook>({ mark: "delivered", wordmark: null });
