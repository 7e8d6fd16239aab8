import { queueMail, redirectMail } from "./customer-mail-rows";
import { markMailSent, postponeMail, purgeMails, takeDueMail } from "./mail-rows";
import { queueOrderMail } from "./order-mail";

/** The outbox. */
export const mails = {
  queueMail,
  redirectMail,
  markMailSent,
  postponeMail,
  purgeMails,
  takeDueMail,
  queueOrderMail,
};
