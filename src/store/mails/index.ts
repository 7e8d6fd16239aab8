import { queueMail } from "./customer-mail-rows";
import { markMailSent, postponeMail, purgeMails, takeDueMail } from "./mail-rows";
import { findOrderMail, findOrderMails } from "./order-mail-history";
import { queueOrderMail, takeBackMails } from "./order-mail";

/** The outbox. */
export const mails = {
  queueMail,
  markMailSent,
  postponeMail,
  purgeMails,
  takeDueMail,
  findOrderMail,
  findOrderMails,
  queueOrderMail,
  takeBackMails,
};
