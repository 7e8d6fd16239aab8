import { atomic } from "@/src/store/bind";
import { askForNewsletter, confirmSubscriber, purgeSubscribers, removeSubscriber } from "./subscriber-rows";

/** Who asked for the newsletter, and the proof of it. */
export const newsletter = {
  askForNewsletter: atomic(askForNewsletter),
  confirmSubscriber: atomic(confirmSubscriber),
  purgeSubscribers,
  removeSubscriber,
};
