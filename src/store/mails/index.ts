import { queueMail, redirectMail } from "./customer-mail-rows";
import { claimDueMail, findOldestWaiting, markMailSent, postponeMail, purgeMails } from "./mail-rows";
import { findOrderMail, findOrderMails } from "./order-mail-history";
import { queueOrderMail, takeBackMails } from "./order-mail";

/** The outbox. */
export const mails = {
  queueMail,
  redirectMail,
  markMailSent,
  postponeMail,
  purgeMails,
  claimDueMail,
  findOldestWaiting,
  findOrderMail,
  findOrderMails,
  queueOrderMail,
  takeBackMails,
};
