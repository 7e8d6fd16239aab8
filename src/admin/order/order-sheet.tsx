import { adminMessagesIn, type AdminMessages } from "@/src/i18n/admin-messages";
import type { UIFieldServerProps } from "payload";
import type { ReactNode } from "react";
import { parseSku } from "@/src/domain/cart/parse-sku";
import { cardName } from "@/src/domain/gift-card/card-name";
import { mailtoHref } from "@/src/domain/mail/mailto-href";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import { addressLines } from "@/src/domain/order/address-lines";
import { amountDue, givenBack } from "@/src/domain/order/amount-due";
import type { Order, OrderLine } from "@/src/domain/order/order";
import { lineLedger } from "@/src/domain/order/line-ledger";
import { marksInWords } from "@/src/domain/order/line-marks";
import { parcelContents } from "@/src/domain/order/parcels";
import { refundablePieces, refundWorth } from "@/src/domain/order/refundable";
import { discountOfLine } from "@/src/domain/order/discount-of-line";
import { isPaid, isParcelHere } from "@/src/domain/order/order-state";
import { creditNotePath, orderUrl, receiptPath, shopUrl } from "@/src/services/orders/order-urls";
import { shopOf } from "@/src/server/runtime/shop-of";
import { adminLocale } from "@/src/admin/admin-locale";
import { paperAddress } from "@/src/admin/desk/desk-papers";
import { mayRead } from "@/src/admin/may-read";
import { AddressForm, type TypedAddress } from "./address-form";
import { countriesOf } from "./countries-of";
import { lineName } from "./line-name";
import { shownOrder } from "./shown-order";
import { SurpriseSheet } from "@/src/admin/surprise/surprise-sheet";
import styles from "./order-sheet.module.css";
import { RefundForm } from "@/src/admin/refund/refund-form";

interface Reading {
  readonly order: Order;
  readonly texts: AdminMessages<"orders.orderSheet">;
  readonly words: Parameters<typeof cardName>[1];
  readonly amount: (value: Minor, currency?: Order["currency"]) => string;
}

interface LineProps {
  line: OrderLine;
  /** its state, in words */
  marks: readonly string[];
  reading: Reading;
  /** Parts the workshop can build, where the line leaves the choice to it. */
  children: ReactNode;
}

function Line({ line, marks, reading: { texts, amount }, children }: LineProps) {
  return (
    <tr>
      <td className={styles.picture}>
        {line.image && <img src={line.image} width={80} height={80} alt="" />}
      </td>
      <td>
        <strong>{line.title}</strong> <code>{parseSku(line.sku).article}</code>
        {line.details.map((detail) => (
          <div key={detail} className={styles.quiet}>
            {detail}
          </div>
        ))}
        {marks.map((mark) => (
          <div key={mark} className={styles.mark}>
            {mark}
          </div>
        ))}
        {line.gift?.message && <q className={styles.quiet}>{line.gift.message}</q>}
        {line.selection && (
          <details>
            <summary>{texts.parts}</summary>
            <dl className={styles.parts}>
              {Object.entries(line.selection).map(([field, key]) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>{key ?? "–"}</dd>
                </div>
              ))}
            </dl>
          </details>
        )}
        {children}
      </td>
      <td className={styles.figure}>{line.quantity}</td>
      <td className={styles.figure}>
        {amount(line.unit)}
        {line.discount > 0 && <div className={styles.quiet}>−{line.discount} %</div>}
        {line.discount === 0 && discountOfLine(line) > 0 && (
          <div className={styles.quiet}>−{amount(discountOfLine(line))}</div>
        )}
      </td>
      <td className={styles.figure}>{amount(line.total)}</td>
    </tr>
  );
}

function Sums({ reading: { order, texts, amount, words } }: { reading: Reading }) {
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{order.covered > 0 ? texts.total : texts.charged}</dt>
        <dd>{amount(order.total)}</dd>
      </div>
      {order.coveredBy.map(({ id, ending, amount: part }) => (
        <div key={id}>
          <dt>
            <a href={`/admin/collections/gift-cards/${id}`}>{cardName(ending, words)}</a>
          </dt>
          <dd>−{amount(part)}</dd>
        </div>
      ))}
      {order.covered > 0 && (
        <div>
          <dt>{texts.charged}</dt>
          <dd>{amount(amountDue(order))}</dd>
        </div>
      )}
      {order.currency !== order.chargeCurrency && (
        <div>
          <dt>{texts.shown}</dt>
          <dd>{amount(order.shownTotal, order.currency)}</dd>
        </div>
      )}
      {givenBack(order) > 0 && (
        <div>
          <dt>{texts.refunded}</dt>
          <dd>{amount(givenBack(order))}</dd>
        </div>
      )}
    </dl>
  );
}

function Contact({ reading: { order, texts } }: { reading: Reading }) {
  const { email, phone } = order.contact;
  return (
    <div className={styles.blocks}>
      <section>
        <h3 aria-level={2}>{texts.delivery}</h3>
        {addressLines(order).map((line) => (
          <div key={line}>{line}</div>
        ))}
        {email && <a href={mailtoHref(email)}>{email}</a>}
        {phone && <div>{phone}</div>}
      </section>
      {order.note && (
        <section>
          <h3 aria-level={2}>{texts.note}</h3>
          <p className={styles.note}>{order.note}</p>
        </section>
      )}
    </div>
  );
}

const typedAddress = ({ contact: { name, shippingName, shippingAddress: at } }: Order): TypedAddress => ({
  name: shippingName ?? name ?? "",
  line1: at?.line1 ?? "",
  line2: at?.line2 ?? "",
  postalCode: at?.postalCode ?? "",
  city: at?.city ?? "",
  state: at?.state ?? "",
  country: at?.country ?? "",
});

/** An order as the workshop reads it: pictures, parts, amounts, address. From the snapshot only. */
export async function OrderSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  if (!mayRead("orders", user)) return null;
  const texts = adminMessagesIn("orders.orderSheet", i18n.language);
  const shop = shopOf(payload);
  const order = await shownOrder({ data, payload, user });
  if (!order) return <p>{texts.unsaved}</p>;
  const locale = adminLocale(i18n.language);
  const amount: Reading["amount"] = (value, currency = order.chargeCurrency) =>
    formatMoney(value, currency, locale);
  const words = (await shop.store.loadWords())[locale].articles;
  const reading = { order, texts, amount, words };
  const back = givenBack(order);
  const notes = await shop.store.books.creditNotesOf(order.id);
  const papers = adminMessagesIn("orders.desk", i18n.language);
  const exchanges = await shop.store.orders.findExchangesOf(order.id);
  const ledger = lineLedger(order, exchanges);
  const marksOf = (place: number) => marksInWords(ledger[place], words.marks);
  const refundable = refundablePieces(order, exchanges);
  return (
    <div className={styles.sheet}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th colSpan={2}>{texts.parts}</th>
            <th className={styles.figure}>{texts.quantity}</th>
            <th className={styles.figure}>{texts.unit}</th>
            <th className={styles.figure}>{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line, place) => (
            <Line key={line.sku} line={line} marks={marksOf(place)} reading={reading}>
              <SurpriseSheet {...{ shop, order, line, locale }} language={i18n.language} />
            </Line>
          ))}
        </tbody>
      </table>
      <Sums reading={reading} />
      {order.receiptNumber !== null && back < order.total && (
        <RefundForm
          order={order.id}
          currency={order.chargeCurrency}
          locale={locale}
          lines={refundable.map(({ line, quantity }) => ({
            line,
            title: lineName(order.lines, line),
            worth: Array.from({ length: quantity + 1 }, (_, count) =>
              refundWorth(order, exchanges, [{ line, quantity: count }]),
            ),
            marks: marksOf(line),
          }))}
          isCounted={(await shop.store.stock.soldPieces(order.id)) > 0}
          asksAccount={order.paymentVoucher !== null}
          left={order.total - back}
          givenBack={back}
          texts={adminMessagesIn("orders.refund", i18n.language)}
        />
      )}
      <Contact reading={reading} />
      {order.contact.shippingAddress && isParcelHere(order.state) && (
        <AddressForm
          key={JSON.stringify(order.contact.shippingAddress)}
          order={order.id}
          address={typedAddress(order)}
          countries={await countriesOf(shop, i18n.language)}
          texts={adminMessagesIn("orders.address", i18n.language)}
        />
      )}
      <p className={styles.links}>
        {order.receiptNumber && (
          <a href={shopUrl(shop.origin, receiptPath(order))}>
            {texts.receipt} {order.receiptNumber}
          </a>
        )}
        {notes.map(({ number }) => (
          <a key={number} href={shopUrl(shop.origin, creditNotePath(order, number))}>
            {texts.creditNote} {number}
          </a>
        ))}
        <a href={orderUrl(shop.origin, order)}>{texts.page}</a>
        {isPaid(order.state) && parcelContents(order).length > 0 && (
          <>
            <a href={`/admin/build-sheet?order=${order.id}`}>{papers.sheet}</a>
            <a href={paperAddress("packing-slips", [order.id])}>{papers.slip}</a>
          </>
        )}
      </p>
    </div>
  );
}
