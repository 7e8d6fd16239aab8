import type { PaymentProvider } from "@/src/domain/order/payment-provider";

type Words = Readonly<Record<"fr" | "en" | "es" | "ja", string>>;

/** Names of the payment providers in the admin. */
export const paymentProviderNames: Readonly<Record<PaymentProvider, Words>> = {
  stripe: { fr: "Carte (Stripe)", en: "Card (Stripe)", es: "Tarjeta (Stripe)", ja: "カード（Stripe）" },
  paypal: { fr: "PayPal", en: "PayPal", es: "PayPal", ja: "PayPal" },
};

/** Names of the kinds of payment movements in the admin. */
export const movementNames: Readonly<Record<"payment" | "refund" | "dispute", Words>> = {
  payment: { fr: "Paiement", en: "Payment", es: "Pago", ja: "入金" },
  refund: { fr: "Remboursement", en: "Refund", es: "Reembolso", ja: "返金" },
  dispute: { fr: "Contestation", en: "Dispute", es: "Impugnación", ja: "異議申立て" },
};
