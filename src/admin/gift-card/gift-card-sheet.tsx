import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import { shopOf } from "@/src/server/runtime/shop-of";
import { worthOf } from "@/src/domain/gift-card/ledger";
import { BlockCard } from "./block-card";
import { SendCard } from "./send-card";
import { adminLocale } from "@/src/admin/admin-locale";
import { mayRead } from "@/src/admin/may-read";
import { ReplaceCode } from "./replace-code";
import styles from "@/src/admin/order/order-sheet.module.css";

/** The data of a gift card, and the button to cancel a lost code. */
export async function GiftCardSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  if (!mayRead("gift-cards", user)) return null;
  const texts = adminMessagesIn("sales.giftCardSheet", i18n.language);
  const id = Number(data?.id);
  const [card] = Number.isInteger(id) ? await shopOf(payload).store.giftCards.findCards([id]) : [];
  if (!card) return null;
  const amount = (value: Minor) => formatMoney(value, "EUR", adminLocale(i18n.language));
  const { available, held, frozen, spent, lapsed, missing } = card.balance;
  const rows = [
    [texts.available, available],
    [texts.held, held],
    [texts.frozen, frozen],
    [texts.spent, spent],
    [texts.lapsed, lapsed],
    [texts.missing, missing],
  ] as const;
  return (
    <div className={styles.sheet}>
      <dl className={styles.sums}>
        {rows
          .filter(([, value], place) => place === 0 || value !== 0)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{amount(value)}</dd>
            </div>
          ))}
      </dl>
      {card.blockReason !== null && <p>{texts.blockedBecause.replace("{reason}", card.blockReason)}</p>}
      <div className={styles.links}>
        <BlockCard card={card.id} isBlocked={card.blockReason !== null} />
        {!card.isFrozen && worthOf(card.balance) > 0 && (
          <SendCard card={card.id} name={card.recipientName ?? ""} email={card.recipientEmail ?? ""} />
        )}
      </div>
      {card.recipientEmail !== null && <ReplaceCode card={card.id} texts={texts.replace} />}
    </div>
  );
}
