import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import type { OrderState } from "@/src/domain/order/order-state";

/** Names of an order's states in the admin. */
export const orderStateNames: Readonly<Record<OrderState, ReaderText>> =
  adminMessagesByKey("orders.states.orderState");
