import { adminMessagesIn, type AdminMessages } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { fill } from "@/src/domain/locale/fill";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { StoredOrderMail } from "@/src/store/mails/order-mail-history";
import { MailActions } from "./mail-actions";
import styles from "@/src/admin/notes/notes.module.css";
import { readerOf } from "@/src/admin/order/reader";
import { shownOrder } from "@/src/admin/order/shown-order";

type Moment = (at: Date) => string;

function deliveryText(mail: StoredOrderMail, texts: AdminMessages<"sales.mail">, moment: Moment): string {
  const { state, sentAt, nextAttemptAt } = mail;
  if (state === "given-up") return texts.givenUp;
  return state === "sent" && sentAt
    ? fill(texts.sent, { at: moment(sentAt) })
    : fill(texts.waiting, { at: moment(nextAttemptAt) });
}

/** Every mail about an order: when it was queued and sent, to whom, and its errors. */
export async function MailSheet({ data, i18n: { language }, payload, user }: UIFieldServerProps) {
  const order = await shownOrder({ data, payload, user });
  if (!order) return null;
  const shop = shopOf(payload);
  const mails = await shop.store.mails.findOrderMails(order.id);
  const texts = adminMessagesIn("sales.mail", language);
  const { moment } = readerOf(language);
  if (mails.length === 0) return <p>{texts.none}</p>;
  return (
    <ol className={styles.notes}>
      {mails.map((mail) => {
        const { id, kind, state, attempts, queuedAt, lastError } = mail;
        const isStaffs = shop.orderMails[kind].to !== "shopper";
        return (
          <li key={id}>
            <p>
              <strong>{texts.kinds[kind]}</strong> {isStaffs ? texts.toStaff : texts.toBuyer}
            </p>
            <p className={styles.quiet}>
              {[
                fill(texts.queued, { at: moment(queuedAt) }),
                deliveryText(mail, texts, moment),
                ...(attempts > 1 ? [fill(texts.attempts, { count: attempts })] : []),
                ...(lastError ? [lastError] : []),
              ].join(" · ")}
            </p>
            <MailActions mail={id} isWaiting={state === "waiting"} texts={texts} />
          </li>
        );
      })}
    </ol>
  );
}
