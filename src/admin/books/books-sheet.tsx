import type { AdminMessages } from "@/src/i18n/admin-messages";
import { countryName } from "@/src/domain/locale/country-name";
import { dateTag, type Locale, numberTag } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { Currency } from "@/src/domain/money/currency";
import { shopTimeZone } from "@/src/domain/calendar/month";
import type { BooksMonth } from "@/src/services/books/load-month";
import styles from "./books.module.css";
import { BooksTable } from "./books-table";

interface Props {
  month: BooksMonth;
  texts: AdminMessages<"sales.books">;
  locale: Locale;
}

const wordsOf = (locale: Locale) => {
  const number = new Intl.NumberFormat(numberTag(locale));
  const days = new Intl.DateTimeFormat(dateTag(locale), { dateStyle: "medium", timeZone: shopTimeZone });
  return {
    amount: (value: number, currency: Currency) => formatMoney(minor(value), currency, locale),
    count: (value: number) => number.format(value),
    day: (at: Date) => days.format(at),
  };
};

/** Goods by country and rate, less refunds. */
function Sales({ month: { rates }, texts, locale }: Props) {
  const { amount, count } = wordsOf(locale);
  if (rates.length === 0) return <p>{texts.empty}</p>;
  return (
    <BooksTable
      name={texts.sales}
      words={2}
      columns={[texts.country, texts.rate, texts.sold, texts.refunded, texts.net, texts.vat]}
      rows={rates.map((row) => [
        countryName(row.country, locale),
        row.percent === 0 ? texts.export : `${count(row.percent)} %`,
        amount(row.sold, row.currency),
        amount(row.refunded, row.currency),
        amount(row.net, row.currency),
        amount(row.vat, row.currency),
      ])}
    />
  );
}

function Money({ month: { money }, texts, locale }: Props) {
  const { amount, count } = wordsOf(locale);
  if (money.length === 0) return <p>{texts.empty}</p>;
  return (
    <BooksTable
      name={texts.money}
      words={1}
      columns={[
        texts.currency,
        texts.received,
        texts.returned,
        texts.disputed,
        texts.balance,
        texts.donated,
        texts.duties,
        texts.receipts,
        texts.creditNotes,
      ]}
      rows={money.map((row) => [
        row.currency,
        amount(row.received, row.currency),
        amount(row.returned, row.currency),
        amount(row.disputed, row.currency),
        amount(row.received - row.returned - row.disputed, row.currency),
        amount(row.donated, row.currency),
        amount(row.duties, row.currency),
        count(row.receipts),
        count(row.creditNotes),
      ])}
    />
  );
}

const cardRows = ["sold", "issued", "spent", "returned", "refunded", "expired", "lost", "change"] as const;

function Cards({ month: { cards }, texts, locale }: Props) {
  const { amount } = wordsOf(locale);
  return (
    <dl className={styles.sums}>
      {cardRows
        .filter((name) => name === "change" || cards[name] !== 0)
        .map((name) => (
          <div key={name} data-total={name === "change"}>
            <dt>{texts.card[name]}</dt>
            <dd>{amount(cards[name], "EUR")}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Payments that do not match their orders, each with a link to its order. */
function Unmatched({ month: { unmatched }, texts, locale }: Props) {
  const { amount, day } = wordsOf(locale);
  if (unmatched.length === 0) return <p>{texts.matched}</p>;
  return (
    <BooksTable
      name={texts.match}
      words={3}
      columns={[texts.what, texts.day, texts.reference, texts.expected, texts.paid]}
      rows={unmatched.map(({ kind, at, orderId, name, currency, expected, paid }) => [
        texts.kinds[kind],
        day(at),
        orderId === null ? name : <a href={`/admin/collections/orders/${orderId}`}>{name}</a>,
        expected === null ? "–" : amount(expected, currency ?? "EUR"),
        paid === null ? "–" : amount(paid, currency ?? "EUR"),
      ])}
    />
  );
}

/** The books of a month. */
export function BooksSheet(props: Props) {
  const { texts } = props;
  return (
    <>
      <section>
        <h2>{texts.money}</h2>
        <Money {...props} />
        <p className={styles.quiet}>{texts.fees}</p>
      </section>
      <section>
        <h2>{texts.sales}</h2>
        <Sales {...props} />
      </section>
      <section>
        <h2>{texts.cards}</h2>
        <Cards {...props} />
      </section>
      <section>
        <h2>{texts.match}</h2>
        <Unmatched {...props} />
      </section>
    </>
  );
}
