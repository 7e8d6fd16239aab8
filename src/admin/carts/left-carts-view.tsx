import { adminMessagesIn, type AdminMessages } from "@/src/i18n/admin-messages";
import Link from "next/link";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";
import * as v from "valibot";
import { leftCartsAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminLocale } from "@/src/admin/admin-locale";
import styles from "@/src/admin/books/books.module.css";
import { BooksTable } from "@/src/admin/books/books-table";
import { readerOf } from "@/src/admin/order/reader";
import { OwnView } from "@/src/admin/own-view";
import type { LeftCart, LeftCartPlace } from "@/src/domain/cart/left-cart";
import { languages } from "@/src/domain/locale/languages";
import { dateTag, localise, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import type { Minor } from "@/src/domain/money/minor";
import { countedSku } from "@/src/domain/tracking/day-figure";
import { bespokePrefix } from "@/src/domain/watch/bespoke-sku";
import { loadLeftCarts, type LeftCartsPage } from "@/src/services/reminders/load-left-carts";
import { shopOf } from "@/src/server/runtime/shop-of";

const path = "/admin/left-carts";
const place = v.pipe(
  v.string(),
  v.regex(/^\d{13}-\d{1,10}$/),
  v.transform((text): LeftCartPlace => {
    const [at, id] = text.split("-").map(Number);
    return { at: new Date(at ?? 0), id: id ?? 0 };
  }),
);

interface Reading {
  texts: AdminMessages<"sales.leftCarts">;
  language: string;
  /** the name of a sku */
  nameOf: (sku: string) => string;
  withAddress: boolean;
}

const euro = (language: string) => (amount: Minor) => formatMoney(amount, "EUR", adminLocale(language));

function Recovered({ page, texts, language, withAddress }: Reading & { page: LeftCartsPage }) {
  const money = euro(language);
  const { moment, decimal } = readerOf(language);
  const month = new Intl.DateTimeFormat(dateTag(adminLocale(language)), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return (
    <section>
      <h2>{texts.recovered}</h2>
      <p className={styles.quiet}>{texts.recoveredNote}</p>
      {page.months.length === 0 ? (
        <p>{texts.noneRecovered}</p>
      ) : (
        <BooksTable
          name={texts.recovered}
          words={1}
          columns={[texts.month, texts.orders, texts.revenue]}
          rows={page.months.map((row) => [
            month.format(new Date(`${row.month}-15T12:00:00Z`)),
            decimal(row.orders),
            money(row.revenue),
          ])}
        />
      )}
      {withAddress && page.recovered.length > 0 && (
        <>
          <h3>{texts.latest}</h3>
          <BooksTable
            name={texts.latest}
            words={2}
            columns={[texts.order, texts.paid, texts.revenue]}
            rows={page.recovered.map(({ id, number, paidAt, revenue }) => [
              <a key={id} href={`/admin/collections/orders/${id}`}>
                {number}
              </a>,
              moment(paidAt),
              money(revenue),
            ])}
          />
        </>
      )}
    </section>
  );
}

function rowOf(cart: LeftCart, { texts, language, nameOf, withAddress }: Reading) {
  const { moment } = readerOf(language);
  return [
    moment(cart.at),
    cart.lines.map(({ sku, quantity }) => `${quantity} × ${nameOf(sku)}`).join(", "),
    cart.locale === null ? "–" : languages[cart.locale].name,
    ...(withAddress
      ? [
          cart.email === null ? (
            "–"
          ) : (
            <a key={cart.id} href={`/admin/collections/customers/${cart.customerId}`}>
              {cart.email}
            </a>
          ),
        ]
      : []),
    cart.remindedAt === null ? texts.no : moment(cart.remindedAt),
    cart.isBack ? texts.yes : texts.no,
    euro(language)(cart.worth),
  ];
}

/** Abandoned carts with their value, and orders that came from reminders. */
export async function LeftCartsView(props: AdminViewServerProps) {
  const { initPageResult, searchParams } = props;
  const { payload, i18n, user } = initPageResult.req;
  const role = roleOf(user);
  // Payload does not restrict access to custom views.
  if (!includes("staff", role)) redirect(`/admin/login?redirect=${encodeURIComponent(path)}`);
  if (!includes(leftCartsAccess.list, role)) notFound();
  const { language } = i18n;
  const texts = adminMessagesIn("sales.leftCarts", language);
  const withAddress = includes(leftCartsAccess.addresses, role);
  const shop = shopOf(payload);
  const after = v.safeParse(place, searchParams?.after);
  const [page, { articles }] = await Promise.all([
    loadLeftCarts(shop, after.success ? after.output : null, withAddress),
    shop.store.loadSnapshot(),
  ]);
  const locale: Locale = adminLocale(language);
  const nameOf = (sku: string) => {
    if (countedSku(sku) === bespokePrefix) return texts.bespoke;
    const article = articles.get(sku);
    return article ? localise(article.title, locale) : sku;
  };
  const reading = { texts, language, nameOf, withAddress };
  return (
    <OwnView view={props} className={styles.sheet}>
      <h1>{texts.title}</h1>
      <Recovered page={page} {...reading} />
      <section>
        <h2>{texts.left}</h2>
        <p className={styles.quiet}>{texts.intro}</p>
        {page.carts.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <BooksTable
            name={texts.left}
            words={withAddress ? 6 : 5}
            columns={[
              texts.changed,
              texts.lines,
              texts.language,
              ...(withAddress ? [texts.customer] : []),
              texts.reminded,
              texts.back,
              texts.worth,
            ]}
            rows={page.carts.map((cart) => rowOf(cart, reading))}
          />
        )}
        <p>
          {after.success && (
            <Link href={path} prefetch={false}>
              {texts.first}
            </Link>
          )}{" "}
          {page.next && (
            <Link href={`${path}?after=${page.next.at.getTime()}-${page.next.id}`} prefetch={false}>
              {texts.next}
            </Link>
          )}
        </p>
      </section>
    </OwnView>
  );
}
