"use client";
import { useEffect } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

/** With a script there is one cart page: whoever was led to the other one has this one's address from here on. */
export function ReplaceCartAddress({ locale }: { locale: Locale }) {
  useEffect(() => window.history.replaceState(null, "", localeHref(locale, "/panier")), [locale]);
  return null;
}
