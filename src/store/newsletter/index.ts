import { atomic } from "@/src/store/bind";
import {
  countReaders,
  isSubscribed,
  lockNewsletter,
  newsletterFigures,
  queueNewsletter,
  withdrawNewsletter,
} from "./issue-rows";
import {
  askForNewsletter,
  confirmSubscriber,
  listReaders,
  purgeSubscribers,
  removeSubscriber,
} from "./subscriber-rows";

/** Newsletter subscribers, proofs of consent, and issues. */
export const newsletter = {
  askForNewsletter: atomic(askForNewsletter),
  confirmSubscriber: atomic(confirmSubscriber),
  listReaders,
  purgeSubscribers,
  removeSubscriber,
  countReaders,
  isSubscribed,
  lockNewsletter,
  newsletterFigures,
  queueNewsletter,
  withdrawNewsletter,
};
