"use client";
import { useEffect } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

/** With scripts there is one cart page: the address of the other one is replaced by this one's. */
export function ReplaceCartAddress({ locale }: { locale: Locale }) {
  useEffect(() => window.history.replaceState(null, "", localeHref(locale, "/panier")), [locale]);
  return null;
}
