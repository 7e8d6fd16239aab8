import { atomic } from "@/src/store/bind";
import {
  findOrder,
  findOrdersOf,
  findOrdersOfAffiliate,
  findPendingOrders,
  findSubmittedOrders,
  lockOrder,
} from "./order-rows";
import {
  chooseProvider,
  giveReceipt,
  giveSession,
  noteAddress,
  noteParcel,
  notePayment,
  noteRefund,
  setOrderState,
} from "./order-changes";
import { addToTimeline, insertOrder, lockSubmission } from "./order-draft-rows";
import { takeOrdersToCheck } from "./due-orders";
import { findOrderToken } from "./find-order-token";
import { purgeBuyers } from "./purge-buyers";

/** Orders: written at the pay button, moved under their lock, read by pages and staff. */
export const orders = {
  findOrder,
  findOrdersOf,
  findOrdersOfAffiliate,
  findPendingOrders,
  findSubmittedOrders,
  lockOrder,
  chooseProvider,
  giveReceipt,
  giveSession,
  noteAddress,
  noteParcel,
  notePayment,
  noteRefund,
  setOrderState,
  addToTimeline,
  insertOrder,
  lockSubmission,
  takeOrdersToCheck,
  findOrderToken,
  purgeBuyers: atomic(purgeBuyers),
};
