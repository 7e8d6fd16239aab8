import { finishEvent, purgeEvents, receiveEvent } from "./event-rows";
import { findPayments, lossesOf, recordPayment } from "./record-payment";

/** What the payment providers have reported, and the money that moved. */
export const payments = {
  findPayments,
  finishEvent,
  lossesOf,
  purgeEvents,
  receiveEvent,
  recordPayment,
};
