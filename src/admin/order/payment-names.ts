import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";

/** Names of the payment providers in the admin. */
export const paymentProviderNames: Readonly<Record<PaymentProvider, ReaderText>> = adminMessagesByKey(
  "orders.payments.paymentProvider",
);

/** Names of the kinds of payment movements in the admin. */
export const movementNames: Readonly<Record<"payment" | "refund" | "dispute", ReaderText>> =
  adminMessagesByKey("orders.payments.movement");
