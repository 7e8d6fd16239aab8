import { claimKeptEvents, finishEvent, keepEvent, purgeEvents, receiveEvent } from "./event-rows";
import { findListingMarks, findUnsettled, setListingMark } from "./listing-rows";
import { findPayments, isRecorded, lossesOf, recordPayment } from "./record-payment";

/** Events of the payment providers, and payments. */
export const payments = {
  claimKeptEvents,
  findListingMarks,
  findPayments,
  findUnsettled,
  finishEvent,
  isRecorded,
  keepEvent,
  lossesOf,
  purgeEvents,
  receiveEvent,
  recordPayment,
  setListingMark,
};
