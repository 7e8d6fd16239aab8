"use client";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

interface Props {
  locale: Locale;
  label: string;
}

/**
 * The way to the account, which begins with the sign-in for who is not signed in yet. Both links are in every page;
 * a style shows the one that fits; the browser's code makes them, see FooterNavigation. Source: specification §2,
 * navbar; specification 10.6.
 */
export function AccountLink({ locale, label }: Props) {
  return (
    <>
      <NextLink data-when="signed-out" href={localeHref(locale, "/auth")} prefetch={false}>
        {label}
      </NextLink>
      <NextLink data-when="signed-in" href={localeHref(locale, "/account")} prefetch={false}>
        {label}
      </NextLink>
    </>
  );
}
