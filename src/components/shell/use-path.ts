"use client";
import { usePathname } from "next/navigation";
import { barePath } from "@/src/i18n/locale-href";

/** Path of the page without its language; the same on the server, which gets it rewritten, and in the browser. */
export const usePath = (): string => barePath(usePathname());
