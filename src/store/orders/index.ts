import { atomic } from "@/src/store/bind";
import { addToTimeline } from "./add-to-timeline";
import {
  findExchangesOf,
  findExchangesOfAll,
  findOrder,
  findOrderOfSession,
  findOrdersByIds,
  findOrdersOf,
  findOrdersOfAffiliate,
  findPendingOrders,
  findSubmittedOrders,
  lockOrder,
  lockSubmission,
} from "./find-orders";
import {
  chooseProvider,
  clearFormerPage,
  issueReceipt,
  setSession,
  noteAddress,
  noteParcel,
  notePayment,
  noteRefund,
  noteRefundDue,
  noteReminder,
  setOrderState,
  takeBackStep,
} from "./order-changes";
import { findChangedOrder, findChangedOrders } from "./changed-orders";
import { insertOrder } from "./insert-order";
import { findByReference } from "./reference-rows";
import { countDesk, findDeskOrders } from "./desk-rows";
import { claimOrdersToCheck, claimPaidToCheck } from "./due-orders";
import { agreeToTerms, clearSession, noteReturn, renewSession, setLinkEnd } from "./link-rows";
import { addPart, correctPart, takeBackPart } from "./part-rows";
import { findColleagues, findNotes, findNotesNaming, insertNote } from "./note-rows";
import { findOrderToken } from "./find-order-token";
import { purgeBuyers } from "./purge-buyers";

/** Orders: created at checkout, changed under their lock, read by pages and staff. */
export const orders = {
  findChangedOrder,
  findChangedOrders,
  findExchangesOf,
  findExchangesOfAll,
  findOrder,
  findOrderOfSession,
  findOrdersByIds,
  findOrdersOf,
  findOrdersOfAffiliate,
  findPendingOrders,
  findSubmittedOrders,
  lockOrder,
  chooseProvider,
  clearFormerPage,
  issueReceipt,
  setSession,
  noteAddress,
  noteParcel,
  notePayment,
  noteRefund,
  noteRefundDue,
  noteReminder,
  setOrderState,
  takeBackStep,
  addToTimeline,
  insertOrder,
  lockSubmission,
  countDesk,
  findDeskOrders,
  findByReference,
  claimOrdersToCheck,
  claimPaidToCheck,
  clearSession,
  noteReturn,
  agreeToTerms,
  renewSession,
  setLinkEnd,
  addPart,
  correctPart,
  takeBackPart,
  findOrderToken,
  findColleagues,
  findNotes,
  findNotesNaming,
  insertNote,
  purgeBuyers: atomic(purgeBuyers),
};
