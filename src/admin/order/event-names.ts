import { adminMessagesByKey } from "@/src/i18n/admin-messages";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { isOrderState } from "@/src/domain/order/order-state";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { orderStateNames } from "./order-state-names";

/** Events of an order's timeline, beside its states. */
const eventNames: Readonly<Record<string, ReaderText>> = adminMessagesByKey("orders.timeline.event");

/** Reasons of events that the shop writes as a key. */
const reasons: Readonly<Record<string, ReaderText>> = adminMessagesByKey("orders.timeline.reasons");

/** An event of the timeline in the reader's language; an unknown one is shown as stored. */
export function eventName(event: string, language: string): string {
  const words = isOrderState(event) ? orderStateNames[event] : eventNames[event];
  return words ? inReaderLanguage(words, language) : event;
}

/** The detail of an event; text that a person wrote is not translated. */
export function reasonName(detail: string, language: string): string {
  const words = reasons[detail];
  if (words) return inReaderLanguage(words, language);
  // A reverted step is stored as its state and the account that reverted it.
  const [state = "", ...by] = detail.split(", ");
  return (isOrderState(state) || state === "part-sent") && by.length > 0
    ? [eventName(state, language), ...by].join(", ")
    : detail;
}
