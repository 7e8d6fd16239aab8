import { finishEvent, purgeEvents, receiveEvent } from "./event-rows";
import { recordPayment } from "./record-payment";

/** What the payment providers have told, and the money that moved. */
export const payments = {
  finishEvent,
  purgeEvents,
  receiveEvent,
  recordPayment,
};
