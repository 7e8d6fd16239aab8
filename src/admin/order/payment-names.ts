import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { languageTag, locales } from "@/src/domain/locale/locale";
import { paymentProviders, providerFacts, type PaymentProvider } from "@/src/domain/order/payment-provider";

/** The same name in every language. */
const everywhere = (name: string): ReaderText => ({
  ...Object.fromEntries(locales.map((locale) => [languageTag(locale), name])),
  en: name,
});

/** Names of the payment providers in the admin: their own, where no message says more. */
export const paymentProviderNames = {
  ...Object.fromEntries(paymentProviders.map((one) => [one, everywhere(providerFacts[one].name)])),
  ...adminMessagesByKey("orders.payments.paymentProvider"),
} as Readonly<Record<PaymentProvider, ReaderText>>;

/** Names of the kinds of payment movements in the admin. */
export const movementNames: Readonly<Record<"payment" | "refund" | "dispute", ReaderText>> =
  adminMessagesByKey("orders.payments.movement");
