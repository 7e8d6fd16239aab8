import { describe, expect, test } from "vitest";
import { locales } from "@/src/domain/locale/locale";
import { minor } from "@/src/domain/money/minor";
import type { Order, OrderLine } from "@/src/domain/order/order";
import { loadWords } from "@/src/i18n/words";
import { sampleCompany } from "@/tests/factories/company";
import type { OrderMail } from "./mail-content";
import { orderConfirmation } from "./order-confirmation";
import { orderFigures } from "./order-figures";
import { orderMails } from "./order-mails";
import { sampleRates } from "@/tests/factories/sample-rates";

const at = (time: string) => new Date(time);

const line: OrderLine = {
  sku: "BSPKWTCH-1",
  kind: "bespoke",
  title: 'Montre <b>"sur mesure"</b>',
  details: Array.from({ length: 18 }, (_, place) => `Pièce ${place} : acier, poli et brossé`),
  quantity: 2,
  fullUnit: minor(32_000),
  unit: minor(28_800),
  discount: 10,
  total: minor(57_600),
  shownTotal: minor(62_200),
  image: "/api/configurator/thumbnail?a=1",
  href: null,
  selection: null,
  gift: null,
  tastes: null,
};

const order = (locale: Order["locale"]): Order => ({
  id: 1,
  number: "VAL-2026-00001",
  token: "A".repeat(22),
  state: "withdrawn",
  locale,
  // The maximum of a cart.
  lines: Array.from({ length: 30 }, (_, place) => ({ ...line, sku: `${line.sku}${place}` })),
  chargeCurrency: "EUR",
  total: minor(57_600),
  currency: "USD",
  shownTotal: minor(62_200),
  vatPercent: 20,
  rates: sampleRates,
  note: "<script>alert(1)</script>\n".repeat(20),
  promo: null,
  termsVersion: "2026-11",
  catalogueVersion: "1",
  createdAt: at("2026-11-02T10:00:00Z"),
  paidAt: at("2026-11-02T10:01:00Z"),
  receiptNumber: "R-2026-00001",
  vat: null,
  contact: {
    email: "ada@example.com",
    name: "Ada <i>Lovelace</i>",
    phone: null,
    billingAddress: null,
    shippingName: null,
    shippingAddress: {
      line1: "1 rue",
      line2: null,
      postalCode: "25000",
      city: "Besançon",
      state: null,
      country: "FR",
    },
  },
  cartId: null,
  paymentProvider: "stripe",
  sessionRound: 0,
  sessionId: null,
  sessionUrl: null,
  sessionExpiresAt: at("2026-11-02T11:00:00Z"),
  formerPage: null,
  paymentIntent: null,
  paymentVoucher: null,
  covered: minor(0),
  coveredBy: [],
  refundedAmount: minor(57_600),
  refundedToCards: minor(0),
  isDisputed: false,
  heldReason: "amount",
  parcel: { carrier: "colissimo", trackingNumber: "6A12345678901" },
  parts: [],
  linkUntil: at("2026-11-30T10:00:00Z"),
  madeBy: null,
  agent: null,
  exchange: null,
  promisedDays: 12,
  timeline: ["paid", "shipped", "delivered", "withdrawn"].map((event, day) => ({
    event,
    at: at(`2026-11-1${day}T08:15:00Z`),
  })),
});

const words = await loadWords("Maison Essai");

const mail = (locale: Order["locale"]): OrderMail => ({
  order: order(locale),
  exchanges: [],
  company: sampleCompany,
  words,
  origin: "https://shop.example",
  links: {
    withdrawal: "https://shop.example/commandes/T#retractation",
    order: "https://shop.example/commandes/A",
    receipt: "https://shop.example/api/receipt?order=A",
    creditNotes: [{ number: "A-2026-00001", href: "https://shop.example/api/credit-note" }],
    shop: "https://shop.example/",
    reviews: [{ title: "Distinction 01", href: "https://shop.example/commandes/avis/1~DI01~x" }],
  },
  dispatch: at("2026-11-14T10:00:00Z"),
  border: null,
  hasTerms: true,
  withdrawal: { status: "open", until: "2026-11-26" },
  pictures: new Map([[line.image ?? "", "cid:line-1.jpg"]]),
});

/** An order merged from several carts, with parts in three-byte characters. */
const longOrder = (locale: Order["locale"]): OrderMail => ({
  ...mail(locale),
  order: {
    ...order(locale),
    lines: Array.from({ length: 100 }, (_, place) => ({
      ...line,
      title: `時計 ${place}`,
      details: line.details.map(() => "文字盤：白いエナメル"),
    })),
  },
});

const kinds = Object.entries(orderMails);
const cases = kinds.flatMap(([kind, { write }]) => locales.map((locale) => ({ kind, locale, write })));

describe.each(cases)("$kind in $locale", ({ locale, write }) => {
  const { subject, html, text } = write(mail(locale));

  test("has a subject of one line, with every placeholder filled", () => {
    expect(subject).toMatch(/^[^\r\n]{5,120}$/);
    expect(`${subject} ${html.replace(/<style>[\s\S]*?<\/style>|style="[^"]*"/g, "")} ${text}`).not.toMatch(
      /\{\w+\}|undefined|null/,
    );
  });

  test("is not truncated, even with a full cart: mail programs cut at 102 kB", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    expect(Buffer.byteLength(write(longOrder(locale)).html)).toBeLessThan(100_000);
  });

  test("is self-contained: inline styles, one column of 600 px, only the shop's own URLs", () => {
    expect(html).not.toMatch(/<link|<script|@import|@font-face|url\(/);
    expect(html).toContain("max-width:600px");
    for (const [, width] of html.matchAll(/\bwidth(?:=")?:?(\d+)(?:px|")/g)) {
      expect(Number(width)).toBeLessThanOrEqual(600);
    }
    for (const [, source = ""] of html.matchAll(/src="([^"]+)"/g))
      expect(source).toMatch(/^cid:|^https:\/\/shop/);
  });

  test("has colors for dark mode, and light ones on every element that needs them", () => {
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).toMatch(/<body[^>]+background:#f3f5f5/);
  });

  test("has plain text beside HTML, with user input escaped", () => {
    expect(html).not.toMatch(/<script>alert|<b>"sur|<i>Lovelace/);
    expect(text).toContain("VAL-2026-00001");
    expect(text.length).toBeGreaterThan(200);
    expect(text).not.toMatch(/<(p|div|td|a)\b/);
  });
});

describe.each(locales)("texts of a step, in %s", (locale) => {
  const { order: view } = mail(locale);
  const bodies = (kind: keyof typeof orderMails) => {
    const { html, text } = orderMails[kind].write(mail(locale));
    return [html, text];
  };

  test("shipped links to the parcel", () => {
    for (const body of bodies("order-shipped")) {
      expect(body).toContain("https://www.laposte.fr/outils/suivre-vos-envois?code=6A12345678901");
    }
  });

  test.each(["order-shipped", "order-delivered", "order-confirmation"] as const)(
    "%s leads to the withdrawal function while it is open",
    (kind) => {
      for (const body of bodies(kind)) expect(body).toContain("/commandes/T#retractation");
    },
  );

  test("delivered asks for a review and gives the withdrawal deadline", () => {
    for (const body of bodies("order-delivered")) {
      expect(body).toContain("https://shop.example/commandes/avis/1~DI01~x");
      expect(body).toContain(orderFigures(view).day(at("2026-11-26T12:00:00Z")));
    }
  });

  test("a withdrawal is acknowledged to the minute, with its content", () => {
    for (const body of bodies("order-withdrawn")) {
      expect(body).toMatch(/9:15/);
      expect(body).toContain(view.number);
      expect(body).toContain("ada@example.com");
    }
  });
});

describe("the look of a mail about an order", () => {
  const written = (events: readonly string[], state: Order["state"], lines = 1) => {
    const whole = mail("fr");
    const timeline = events.map((event, day) => ({ event, at: at(`2026-11-0${day + 2}T08:15:00Z`) }));
    return orderConfirmation({
      ...whole,
      order: { ...whole.order, state, timeline, lines: whole.order.lines.slice(0, lines) },
    }).html;
  };
  const countOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].length;

  test.each<[readonly string[], Order["state"], number]>([
    [["paid"], "paid", 1],
    [["paid", "in-workshop"], "in-workshop", 2],
    [["paid", "in-workshop", "quality-control", "shipped", "delivered"], "delivered", 5],
    // It goes no further.
    [["paid", "withdrawn"], "withdrawn", 0],
    [["paid", "refunded"], "refunded", 0],
  ])("the rule of steps after %j, %s: %i of 5", (events, state, reached) => {
    const html = written(events, state);
    expect(countOf(html, /<td\s+class="done"/g)).toBe(reached);
  });

  test("has one button", () => {
    expect(countOf(written(["paid"], "paid"), /class="button"/g)).toBe(1);
  });

  test.each([
    [1, 0],
    [2, 2],
  ])("shows its watch as wide as the mail; %i lines have %i small pictures", (lines, small) => {
    const html = written(["paid"], "paid", lines);
    expect(countOf(html, /<img\s[^>]*width="600"/g)).toBe(1);
    expect(countOf(html, /<img\s[^>]*width="96"/g)).toBe(small);
  });
});
