import { atomic } from "@/src/store/bind";
import { deleteCartsBefore, readCartLines, returnLines, takePaidLines } from "./cart-rows";
import { claimCart, readCustomerCart } from "./claim-cart";
import { findCart } from "./found-cart";
import { listLeftCarts, listRecovered, recoveredByMonth } from "./left-carts";
import { lockCart, lockCartRow, lockPromoCode } from "./lock-cart";
import { promoFigures, promoReduction } from "./promo-figures";
import { findCode } from "./promotion-rows";
import { putCartLine } from "./put-cart-line";
import {
  agreeToCartMail,
  findAbandonedCarts,
  isCartAbandoned,
  leaveCartMail,
  readCartMailConsent,
  queueCartReminder,
} from "./reminder-rows";
import { removeCartLine } from "./remove-cart-line";
import { replaceCartLines } from "./replace-cart-lines";

/** Carts, their lines, and cart reminders. */
export const carts = {
  deleteCartsBefore: atomic(deleteCartsBefore),
  readCartLines,
  returnLines,
  takePaidLines,
  claimCart: atomic(claimCart),
  readCustomerCart,
  findCart,
  lockCart,
  lockCartRow,
  lockPromoCode,
  findCode,
  listLeftCarts,
  listRecovered,
  recoveredByMonth,
  promoFigures,
  promoReduction,
  putCartLine: atomic(putCartLine),
  agreeToCartMail,
  findAbandonedCarts,
  isCartAbandoned,
  leaveCartMail,
  readCartMailConsent,
  queueCartReminder: atomic(queueCartReminder),
  removeCartLine: atomic(removeCartLine),
  replaceCartLines: atomic(replaceCartLines),
};
