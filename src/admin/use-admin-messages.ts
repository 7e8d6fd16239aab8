"use client";
import { useTranslation } from "@payloadcms/ui";
import type { AdminMessages } from "@/src/i18n/admin-messages";

type Browser = AdminMessages<"browser">;

/** Messages of the admin in the browser, in the language of the account: Payload sends them with the page. */
export function useAdminMessages<Name extends keyof Browser>(name: Name): Browser[Name] {
  const { i18n } = useTranslation();
  const { browser } = i18n.translations as unknown as { readonly browser: Browser };
  return browser[name];
}
