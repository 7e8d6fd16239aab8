import { givenBack } from "@/src/domain/order/amount-due";
import type { OrderedKind } from "@/src/domain/cart/article-kind";
import type { Snapshot } from "@/src/store/cache/snapshot";
import type { AccountResponse, OwnedWatch, SavedWatchView } from "@/src/domain/contracts/account";
import { dateTag, type Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { addressLines } from "@/src/domain/order/address-lines";
import { careDays } from "@/src/domain/order/care-days";
import type { Order } from "@/src/domain/order/order";
import { lineLedger, piecesOf, type LineLedger } from "@/src/domain/order/line-ledger";
import { marksInWords, type MarkWords } from "@/src/domain/order/line-marks";
import { accountCard } from "./account-card";
import { withdrawalOf } from "@/src/domain/order/withdrawal";
import { isPaid } from "@/src/domain/order/order-state";
import { bespokeSku } from "@/src/domain/watch/bespoke-sku";
import { checkSelection } from "@/src/domain/watch/check-selection";
import { comparedParts, partLabels } from "@/src/domain/watch/describe-watch";
import { bespokeImageUrl } from "@/src/domain/watch/image-query";
import { withOwn } from "@/src/domain/money/own-price";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { Customer } from "@/src/store/accounts/session-rows";
import { showLines } from "@/src/services/cart/show-lines";
import { creditNotePath, orderUrl, receiptPath, withdrawalUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";

type Day = (date: Date) => string;

const dayIn = (locale: Locale): Day => {
  const format = new Intl.DateTimeFormat(dateTag(locale), {
    dateStyle: "long",
    timeZone: "Europe/Paris",
  });
  return (date) => format.format(date);
};

const orderView = (
  order: Order,
  ledger: readonly LineLedger[],
  words: MarkWords,
  credits: readonly string[],
  locale: Locale,
  day: Day,
  now: Date,
): AccountResponse["orders"][number] => ({
  number: order.number,
  state: order.state,
  href: orderUrl("", { token: order.token, locale }),
  withdrawal:
    withdrawalOf(order, now).status === "open" ? withdrawalUrl("", { token: order.token, locale }) : null,
  receipt: order.receiptNumber === null ? null : receiptPath(order),
  creditNotes: credits.map((number) => ({ number, href: creditNotePath(order, number) })),
  placedOn: day(order.createdAt),
  total: formatMoney(order.total, order.chargeCurrency, locale),
  lines: order.lines.map(({ title, quantity }, place) => ({
    title,
    quantity,
    marks: [...marksInWords(ledger[place], words)],
  })),
});

const ownKinds: readonly OrderedKind[] = ["watch", "bespoke", "pre-order"];
const isWatch = ({ kind }: Order["lines"][number]) => ownKinds.includes(kind);

/** Watches as they were bought; today's catalogue decides whether they can be bought again. */
async function ownedWatches(
  shop: Shop,
  orders: readonly Order[],
  ledgerOf: (order: Order) => readonly LineLedger[],
  locale: Locale,
  day: Day,
): Promise<OwnedWatch[]> {
  // Returned watches are left out.
  const lines = orders
    .filter(({ state }) => isPaid(state))
    .flatMap((order) =>
      piecesOf(ledgerOf(order), "standing").flatMap(({ line: place }) => {
        const line = order.lines[place];
        return line && isWatch(line) ? [{ order, line }] : [];
      }),
    );
  const today = await showLines(
    shop,
    lines.map(({ line }) => ({ id: line.sku, sku: line.sku, quantity: 1, priceSeen: line.unit })),
    locale,
  );
  return lines.map(({ order, line }, index) => {
    const care = careDays(order);
    return {
      sku: line.sku,
      title: today[index]?.title ?? line.title,
      details: [...(today[index]?.details ?? line.details)],
      image: line.image,
      href: line.href,
      order: order.number,
      isSellable: today[index]?.isSellable ?? false,
      care: care && { seals: day(care.seals), service: day(care.service) },
    };
  });
}

async function savedWatches(
  { store }: Shop,
  customer: Customer,
  { catalogue, words }: Snapshot,
  locale: Locale,
  day: Day,
): Promise<SavedWatchView[]> {
  const saved = await store.accounts.findSavedWatches(customer.id);
  const watches = await store.findBespokeWatches(saved.map(({ bespokeId }) => bespokeId));
  const watchOf = new Map(watches.map((watch) => [watch.id, watch]));
  return saved.flatMap(({ bespokeId: id, savedAt }) => {
    const watch = watchOf.get(id);
    if (!watch) return [];
    const { selection } = watch;
    const isMade = checkSelection(selection, catalogue).length === 0;
    const today = isMade ? priceWatch(selection, catalogue).priced.total : null;
    const labels = { ...watch.labels, ...partLabels(selection, catalogue) };
    return [
      {
        sku: bespokeSku(id),
        href: `/configurator/p/${id}`,
        image: bespokeImageUrl(id, { width: 480 }),
        price: today?.price ?? null,
        ...withOwn(today?.own),
        savedOn: day(savedAt),
        parts: [...comparedParts(selection, labels, words[locale].articles, locale)],
      },
    ];
  });
}

/** The distinct addresses of the orders. */
function addressesOf(orders: readonly Order[], locale: Locale): string[][] {
  const found = new Map<string, string[]>();
  for (const { contact } of orders) {
    const lines = [...addressLines({ contact, locale })];
    if (lines.length > 0) found.set(lines.join("\n").toLowerCase(), lines);
  }
  return [...found.values()];
}

/** Everything the account page shows, in its language. Source: specification 11.3. */
export async function loadAccount(shop: Shop, customer: Customer, locale: Locale): Promise<AccountResponse> {
  const day = dayIn(locale);
  const [orders, snapshot, isSubscribed, cartMailSince] = await Promise.all([
    shop.store.orders.findOrdersOf(customer.email),
    shop.store.loadSnapshot(),
    shop.store.accounts.isSubscribed(customer.email),
    shop.store.carts.readCartMailConsent(customer.id),
  ]);
  const exchanges = await shop.store.orders.findExchangesOfAll(orders.map(({ id }) => id));
  const ledgerOf = (order: Order) => lineLedger(order, exchanges.get(order.id) ?? []);
  const [watches, saved] = await Promise.all([
    ownedWatches(shop, orders, ledgerOf, locale, day),
    savedWatches(shop, customer, snapshot, locale, day),
  ]);
  const credits = await shop.store.books.creditNumbersOf(
    orders.filter((order) => givenBack(order) > 0).map(({ id }) => id),
  );
  const cards = await shop.store.giftCards.findCardsOf(customer.email);
  return {
    email: customer.email,
    since: day(customer.createdAt),
    orders: orders.map((order) =>
      orderView(
        order,
        ledgerOf(order),
        snapshot.words[locale].articles.marks,
        credits.get(order.id) ?? [],
        locale,
        day,
        shop.clock(),
      ),
    ),
    watches,
    saved,
    giftCards: cards.map((card) => accountCard(shop, card, customer.email, locale, day)),
    addresses: addressesOf(orders, locale),
    isSubscribed,
    hasCartMail: cartMailSince instanceof Date,
  };
}
