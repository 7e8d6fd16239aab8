import { queueMail } from "./customer-mail-rows";
import { markMailSent, postponeMail, purgeMails, takeDueMail } from "./mail-rows";
import { queueOrderMail, takeBackMails } from "./order-mail";

/** The outbox. */
export const mails = {
  queueMail,
  markMailSent,
  postponeMail,
  purgeMails,
  takeDueMail,
  queueOrderMail,
  takeBackMails,
};
