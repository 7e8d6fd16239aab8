"use client";
import { withUsedParts } from "@/src/admin/address-parts";
import { messageOf } from "@/src/admin/message-of";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button, toast } from "@payloadcms/ui";
import Link from "next/link";
import { useEffect, useEffectEvent, useState } from "react";
import * as v from "valibot";
import { fill } from "@/src/domain/locale/fill";
import type { Locale } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { staffAsk } from "@/src/admin/staff-call";
import { byHandDone } from "./by-hand-answers";
import { ArticleSearch } from "./article-search";
import { BuyerFields } from "./buyer-fields";
import { byHandPath } from "./by-hand-path";
import type { Returning, TypedBuyer } from "./by-hand-shape";
import styles from "./by-hand.module.css";
import { emptyOrder, keptOrder, type TypedOrder } from "./kept-order";
import { LineTable } from "./line-table";
import { ReturningFields } from "./returning-fields";
import { useDraft, wishBody } from "./use-draft";

interface Props {
  buyer: TypedBuyer;
  /** pieces of another order that may be returned; null for an independent order */
  returning: Returning | null;
  countries: readonly (readonly [string, string])[];
  /** the admin user's language */
  locale: Locale;
  texts: AdminMessages<"orders.byHand">;
  /** id of the signed-in user */
  account: number;
}

const addressIn = ({ line1, line2, postalCode, city, state, country }: TypedBuyer) => ({
  line1,
  line2,
  postalCode,
  city,
  state,
  country,
});

const addressOf = (buyer: TypedBuyer) =>
  buyer.isAddressAsked
    ? null
    : {
        name: buyer.recipient.trim() || buyer.name,
        ...addressIn(withUsedParts(buyer)),
      };

/** Composes an order for a buyer, shows its total, and sends its link. */
export function ByHandForm({ account, buyer: first, returning, countries, locale, texts }: Props) {
  const [typed, setTyped] = useState(() => emptyOrder(first));
  const [isRestored, setRestored] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<v.InferOutput<typeof byHandDone> | null>(null);
  const { draft, error, isPricing, price } = useDraft();
  const wordOf = (code: string) => messageOf(texts.errors, code) ?? texts.errors.other;
  const kept = keptOrder(account, returning?.of ?? null);
  const { key, buyer, lines, promoCode, back } = typed;
  const wishOf = (order: TypedOrder) => {
    const { locale: language, currency, note } = order.buyer;
    return { lines: order.lines, promoCode: order.promoCode, locale: language, currency, note };
  };
  const wish = wishOf(typed);
  const type = (change: Partial<TypedOrder>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    kept.write(next);
    return next;
  };
  const setAndPrice = (next: TypedOrder["lines"]) => void price(wishOf(type({ lines: next })));
  const restore = useEffectEvent(() => {
    const order = kept.read();
    if (!order) return;
    setTyped(order);
    setRestored(true);
    void price(wishOf(order));
  });
  // The server does not know the state stored in this tab.
  useEffect(() => restore(), []);
  const clear = () => {
    const order = emptyOrder(first);
    kept.clear();
    setTyped(order);
    setRestored(false);
    void price(wishOf(order));
  };
  const change = (sku: string, quantity: number) =>
    setAndPrice(
      lines.flatMap((line) => {
        if (line.sku !== sku) return [line];
        return quantity === 0 ? [] : [{ ...line, quantity }];
      }),
    );
  const add = (sku: string, title: string) => {
    const known = lines.find((line) => line.sku === sku);
    if (known) change(sku, Math.min(99, known.quantity + 1));
    else setAndPrice([...lines, { sku, title, quantity: 1 }]);
  };
  const typeBuyer = (next: TypedBuyer) => {
    const order = type({ buyer: next });
    if (next.locale !== buyer.locale || next.currency !== buyer.currency) void price(wishOf(order));
  };
  const pieces = back.filter(([, quantity]) => quantity > 0).map(([line, quantity]) => ({ line, quantity }));
  const worth = pieces.reduce(
    (sum, piece) =>
      sum + piece.quantity * (returning?.lines.find(({ line }) => line === piece.line)?.unit ?? 0),
    0,
  );
  const isReady =
    draft !== null && !isPricing && buyer.email.trim() !== "" && (returning === null || pieces.length > 0);
  const submit = async () => {
    if (!draft || isBusy) return;
    setBusy(true);
    const answer = await staffAsk("by-hand-order", {
      ...wishBody(wish),
      email: buyer.email,
      name: buyer.name,
      phone: buyer.phone,
      address: addressOf(buyer),
      expectedTotal: draft.total,
      key,
      exchange: returning && { of: returning.of, pieces },
    });
    setBusy(false);
    if (answer.ok) {
      kept.clear();
      setDone(v.parse(byHandDone, answer.value));
    } else {
      toast.error(wordOf(answer.error));
      if (answer.error === "price-changed") void price(wish);
    }
  };
  if (done)
    return (
      <div className={styles.done} role="status">
        <h2>{fill(texts.done, { number: done.number })}</h2>
        <p>{fill(texts.doneText, { email: buyer.email })}</p>
        <p className={styles.links}>
          <Link href={`/admin/collections/orders/${done.order}`} prefetch={false}>
            {texts.open}
          </Link>
          <a href={byHandPath}>{texts.another}</a>
        </p>
      </div>
    );
  const money = (amount: number) => formatMoney(minor(amount), returning?.currency ?? "EUR", locale);
  const isComparable = returning !== null && draft?.currency === returning.currency && pieces.length > 0;
  const difference = (draft?.total ?? 0) - worth;
  return (
    <div className={styles.form}>
      {isRestored && (
        <p className={styles.line} role="status">
          {texts.restored}
          <Button buttonStyle="secondary" size="small" onClick={clear}>
            {texts.clear}
          </Button>
        </p>
      )}
      {returning && (
        <ReturningFields
          returning={returning}
          back={new Map(back)}
          texts={texts}
          onChange={(line, quantity) => type({ back: [...new Map(back).set(line, quantity)] })}
        />
      )}
      <section className={styles.part} aria-labelledby="by-hand-articles">
        <h2 id="by-hand-articles">{texts.articles}</h2>
        <ArticleSearch
          locale={locale}
          texts={texts}
          onAdd={add}
          onError={(code) => toast.error(wordOf(code))}
        />
        <LineTable lines={lines} draft={draft} locale={locale} texts={texts} onChange={change} />
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault();
            void price(wish);
          }}
        >
          <label htmlFor="by-hand-promo">{texts.promo}</label>
          <input
            id="by-hand-promo"
            value={promoCode}
            maxLength={40}
            autoComplete="off"
            onChange={({ target }) => type({ promoCode: target.value })}
          />
          <Button type="submit" buttonStyle="secondary" size="medium" disabled={lines.length === 0}>
            {texts.apply}
          </Button>
        </form>
        <div role="alert">{error !== null && <p className={styles.error}>{wordOf(error)}</p>}</div>
        {isComparable && (
          <dl className={styles.sums}>
            <div>
              <dt>{texts.worth}</dt>
              <dd>{money(worth)}</dd>
            </div>
            <div>
              <dt>{texts.difference[difference === 0 ? "same" : difference > 0 ? "more" : "less"]}</dt>
              <dd>{money(Math.abs(difference))}</dd>
            </div>
          </dl>
        )}
      </section>
      <BuyerFields buyer={buyer} countries={countries} texts={texts} onType={typeBuyer} />
      <div className={styles.submit}>
        <Button size="large" disabled={!isReady || isBusy} onClick={() => void submit()}>
          {texts.submit}
        </Button>
        <p className={styles.quiet}>{texts.submitHint}</p>
      </div>
    </div>
  );
}
