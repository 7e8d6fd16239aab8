import { queueMail, redirectMail } from "./customer-mail-rows";
import { markMailSent, postponeMail, purgeMails, claimDueMail } from "./mail-rows";
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
  findOrderMail,
  findOrderMails,
  queueOrderMail,
  takeBackMails,
};
