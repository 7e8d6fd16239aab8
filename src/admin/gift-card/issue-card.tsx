"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { languages } from "@/src/domain/locale/languages";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import { normaliseEmail } from "@/src/domain/mail/email-address";
import { parseAmount } from "@/src/domain/money/parse-amount";
import { CardDialog } from "./card-dialog";

const names = locales.map((locale) => [locale, languages[locale].name] as const);
const start = { amount: "", name: "", email: "", locale: defaultLocale, message: "", reason: "" };

/** Issues a gift card without a purchase; its code is sent to its receiver only. */
export function IssueCard() {
  const texts = useAdminMessages("giftCards");
  return (
    <CardDialog
      path="gift-card-issue"
      texts={texts.issue}
      start={start}
      fields={[
        { name: "amount", label: texts.fields.amount, inputMode: "decimal" },
        { name: "name", label: texts.fields.name, maxLength: 80 },
        { name: "email", label: texts.fields.email, type: "email", maxLength: 254 },
        { name: "locale", label: texts.fields.locale, options: names },
        { name: "message", label: texts.fields.message, maxLength: 400 },
        { name: "reason", label: texts.fields.reason, maxLength: 200 },
      ]}
      bodyOf={({ amount: written = "", name = "", email = "", reason = "", ...more }, key) => {
        const amount = parseAmount(written) ?? 0;
        const isReady =
          amount >= 100 && amount <= 100_000 && [name, reason].every((text) => text.trim() !== "");
        return isReady && normaliseEmail(email) !== null
          ? { ...more, amount, name, email, reason, key }
          : null;
      }}
    />
  );
}
