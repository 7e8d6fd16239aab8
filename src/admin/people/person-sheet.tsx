import { adminMessagesIn } from "@/src/i18n/admin-messages";
import type { Payload } from "payload";
import { adminLocale } from "@/src/admin/admin-locale";
import { optionName } from "@/src/admin/access/option-name";
import { readerOf } from "@/src/admin/order/reader";
import { orderStateNames } from "@/src/admin/order/order-state-names";
import { worthOf } from "@/src/domain/gift-card/ledger";
import { fill } from "@/src/domain/locale/fill";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { languages } from "@/src/domain/locale/languages";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Person } from "@/src/services/people/load-person";
import { PersonActions } from "./person-actions";
import { PersonAccountParts } from "./person-account-parts";
import { PersonSection } from "./person-section";
import styles from "./person.module.css";

interface Props {
  person: Person;
  payload: Payload;
  /** the admin user's language */
  language: string;
}

const listOf = (collection: string) => (id: number) => `/admin/collections/${collection}/${id}`;

/** All data of a person, with links, and the actions on it. */
export function PersonSheet({ person, payload, language }: Props) {
  const texts = adminMessagesIn("people.person", language);
  const locale = adminLocale(language);
  const { moment } = readerOf(language);
  const { email, belongings, orders, cards, requests, reviews, preOrders, subscription } = person;
  const customer = belongings?.account.id ?? null;
  return (
    <div className={styles.sheet}>
      <div className={styles.actions}>
        <PersonActions customer={customer} email={email} />
        {customer !== null && (
          <a href={`/api/staff/customer.json?customer=${customer}`} download>
            {texts.exportFile}
          </a>
        )}
      </div>
      <div className={styles.columns}>
        <PersonSection
          title={texts.orders}
          found={orders}
          texts={texts}
          rowOf={({ id, number, state, total, currency, at }) => ({
            key: id,
            href: listOf("orders")(id),
            name: number,
            facts: [
              inReaderLanguage(orderStateNames[state], language),
              formatMoney(total, currency, locale),
              moment(at),
            ],
          })}
        >
          {orders.isMore && (
            <a href={`/admin/collections/orders?search=${encodeURIComponent(email)}`}>{texts.all}</a>
          )}
        </PersonSection>
        {belongings && <PersonAccountParts belongings={belongings} texts={texts} language={language} />}
        <PersonSection
          title={texts.cards}
          found={cards}
          texts={texts}
          rowOf={(card) => ({
            key: card.id,
            href: listOf("gift-cards")(card.id),
            name: `… ${card.ending}`,
            facts: [
              formatMoney(card.value, "EUR", locale),
              fill(texts.cardLeft, { amount: formatMoney(worthOf(card.balance), "EUR", locale) }),
            ],
          })}
        />
        <PersonSection
          title={texts.requests}
          found={requests}
          texts={texts}
          rowOf={({ id, number, kind, status, at }) => ({
            key: id,
            href: listOf("requests")(id),
            name: `${number} · ${optionName(payload, "requests", "kind", kind, language)}`,
            facts: [optionName(payload, "requests", "status", status, language), moment(at)],
          })}
        />
        <PersonSection
          title={texts.reviews}
          found={reviews}
          texts={texts}
          rowOf={({ id, rating, text, status, at }) => ({
            key: id,
            href: listOf("customer-reviews")(id),
            name: `${rating}/5 · ${text}`,
            facts: [optionName(payload, "customer-reviews", "status", status, language), moment(at)],
          })}
        />
        <PersonSection
          title={texts.preOrders}
          found={preOrders}
          texts={texts}
          rowOf={({ id, title, number, isReleased }) => ({
            key: id,
            href: listOf("pre-orders")(id),
            name: `${title} · ${number}`,
            facts: isReleased ? [texts.released] : [],
          })}
        />
        <PersonSection
          title={texts.newsletter}
          found={{ entries: subscription ? [subscription] : [], isMore: false }}
          texts={{ ...texts, none: texts.never }}
          rowOf={({ id, state, locale: reads, at }) => ({
            key: id,
            href: null,
            name: optionName(payload, "subscribers", "state", state, language),
            facts: [languages[reads].name, moment(at)],
          })}
        />
      </div>
    </div>
  );
}
