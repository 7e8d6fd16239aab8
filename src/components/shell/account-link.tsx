"use client";
import NextLink from "next/link";
import type { Locale } from "@/src/domain/locale/locale";
import { localeHref } from "@/src/i18n/locale-href";

interface Props {
  locale: Locale;
  label: string;
}

/**
 * The link to the account, or to the sign-in without a session. Both links are in every page; a style shows the right
 * one; a client component, see FooterNavigation. Source: specification §2, navbar; specification 10.6.
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
