import { adminMessagesIn } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { fill } from "@/src/domain/locale/fill";
import { formatMoney } from "@/src/domain/money/format-money";
import { awaitsReturn, exchangeable, paidFor } from "@/src/domain/order/exchanges";
import { refundDue } from "@/src/domain/order/refund-due";
import type { Order } from "@/src/domain/order/order";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import type { Shop } from "@/src/services/shop";
import { adminLocale } from "@/src/admin/admin-locale";
import { exchangePath } from "@/src/admin/by-hand/by-hand-path";
import { lineName } from "./line-name";
import { orderStateNames } from "./order-state-names";
import styles from "./order-steps.module.css";
import { readerOf } from "./reader";
import { ReturnButton } from "./return-button";

interface Props {
  shop: Shop;
  order: Order;
  language: string;
}

interface OneProps {
  /** whose pieces are returned */
  first: Order;
  /** replaces them */
  second: Order;
  /** the order of this page: the other one is named */
  shown: Order;
  language: string;
  /** whether a refund for pieces of the first one is due */
  isOwed: boolean;
}

const orderPath = (id: number) => `/admin/collections/orders/${id}`;

/** One exchange, from either of its two orders. */
function Exchange({ first, second, shown, language, isOwed }: OneProps) {
  const texts = adminMessagesIn("orders.actions", language).exchange;
  const { exchange } = second;
  if (!exchange) return null;
  const other = shown.id === first.id ? second : first;
  const worth = formatMoney(paidFor(first, exchange.pieces), first.chargeCurrency, adminLocale(language));
  const pieces = exchange.pieces
    .map(({ line, quantity }) => `${quantity} × ${lineName(first.lines, line)}`)
    .join(", ");
  return (
    <div>
      <p>
        {other === second ? texts.by : texts.of}{" "}
        <Link href={orderPath(other.id)} prefetch={false}>
          {other.number}
        </Link>{" "}
        ({inReaderLanguage(orderStateNames[other.state], language)})
      </p>
      <p>{fill(texts.back, { pieces })}</p>
      {awaitsReturn(second) && (
        <>
          <p>{texts.awaited}</p>
          <ReturnButton order={second.id} texts={texts} />
        </>
      )}
      {exchange.returnedAt !== null && (
        <>
          <p>{fill(texts.arrived, { day: readerOf(language).moment(exchange.returnedAt) })}</p>
          {isOwed && <p>{fill(texts.refund, { number: first.number, amount: worth })}</p>}
        </>
      )}
    </div>
  );
}

/** Exchanges of an order: the orders that replace its pieces, and the one whose pieces it replaces. */
export async function ExchangePanel({ shop, order, language }: Props) {
  const texts = adminMessagesIn("orders.actions", language).exchange;
  const { orders } = shop.store;
  const [seconds, first] = await Promise.all([
    orders.findExchangesOf(order.id),
    order.exchange ? orders.findOrder("id", order.exchange.of) : null,
  ]);
  const canBegin = exchangeable(order, seconds).length > 0;
  if (!canBegin && seconds.length === 0 && first === null) return null;
  return (
    <section className={styles.parcels} aria-label={texts.title}>
      {first && (
        <Exchange
          first={first}
          second={order}
          shown={order}
          language={language}
          isOwed={refundDue(first, await orders.findExchangesOf(first.id)) !== null}
        />
      )}
      {seconds.map((second) => (
        <Exchange
          key={second.id}
          first={order}
          second={second}
          shown={order}
          language={language}
          isOwed={refundDue(order, seconds) !== null}
        />
      ))}
      {canBegin && (
        <Link href={exchangePath(order.id)} prefetch={false}>
          {texts.begin}
        </Link>
      )}
    </section>
  );
}
