"use client";
import { writeAddress } from "@/src/domain/order/address-format";
import type { ReactNode } from "react";
import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import type { Locale } from "@/src/domain/locale/locale";
import { borderWords, type BorderSentences } from "@/src/domain/market/border-words";
import { marketOfCountry, type Market } from "@/src/domain/market/market";
import { chargeCurrency } from "@/src/domain/money/charge-currency";
import { convert } from "@/src/domain/money/convert";
import type { Currency, Rates } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { PaymentProvider } from "@/src/domain/order/payment-provider";
import { piecePrice } from "@/src/domain/preorder/offered-pieces";
import { depositOf } from "@/src/domain/preorder/preorder-offer";
import type { TextTree } from "@/src/i18n/text-tree";
import { useCurrency } from "@/src/client/state/currency";
import { LivePrice } from "@/src/components/price/live-price";
import { WalletButton } from "@/src/components/payment/wallet-button";
import { Notice } from "@/src/components/primitives/notice";
import { CardButton } from "./card-button";
import type { InitialStepData } from "./first-step";
import styles from "./pay-panel.module.css";
import type { Piece } from "./piece-query";
import { dayWords, type PreorderTexts } from "./preorder-words";
import { contactOf, useReserve } from "./use-reserve";

/** Settings that say amounts, the tax in them, and what the border costs. */
export interface MoneySettings {
  readonly rates: Rates;
  readonly chargedAsShown: readonly Currency[];
  /** Currencies whose prices contain tax. */
  readonly taxed: readonly Currency[];
  readonly border: {
    readonly markets: readonly Market[];
    /** countries the shop sends to */
    readonly sold: readonly string[];
    readonly sentences: BorderSentences;
  };
}

interface Props {
  offer: PreorderResponse;
  piece: Piece;
  /** Values of the second step, by field. */
  details: Readonly<Record<string, string>>;
  /** Country of delivery in words. */
  country: string;
  money: MoneySettings;
  locale: Locale;
  t: PreorderTexts;
  /** Under the button: the terms that paying accepts. */
  terms: ReactNode;
  /** Texts of the wallet's button, null where it is not offered. */
  wallet: TextTree | null;
  /** Left out on the page that is the wallet's own. */
  isCardOffered?: boolean;
  /** Where the page was rendered for the requesting browser. */
  first?: InitialStepData;
}

/** The accepted terms, the amount that is charged now, and the binding button. */
export function PayPanel(props: Props) {
  const {
    offer,
    piece,
    details,
    country,
    money,
    locale,
    t,
    terms,
    wallet,
    isCardOffered = true,
    first,
  } = props;
  const { error, pay } = useReserve({ offer, piece, details, locale, first: first?.written?.error ?? null });
  const currency = useCurrency();
  const isOver = offer.stage !== "open";
  const total = piecePrice(offer, piece.box);
  const now = depositOf(total, offer.depositPercent);
  const charged = chargeCurrency(currency, money.chargedAsShown);
  const amount = formatMoney(convert(now, charged, money.rates), charged, locale);
  const price = { rates: money.rates, locale };
  const contact = contactOf(details);
  const values = (provider: PaymentProvider) => ({
    ...contact,
    newsletter: details.newsletter ?? "",
    offer: offer.key,
    key: first?.key ?? "",
    strap: piece.strap.key,
    box: piece.box.key,
    lang: locale,
    currency,
    expectedDeposit: now,
    ...(offer.terms !== null && { terms: offer.terms }),
    provider,
  });
  const { markets, sold, sentences } = money.border;
  const market = marketOfCountry(markets, details.country ?? "");
  const border =
    market &&
    borderWords(market, { value: convert(total, market.currency, money.rates), sold, locale }, sentences);
  const rows = [
    ["strap", piece.strap.label],
    ["box", piece.box.label],
    ["ships", dayWords(offer.shipsAt, locale)],
    ["to", [...writeAddress(contact.name, contact), country].join(", ")],
    ["email", details.email ?? ""],
  ] as const;
  return (
    <div className={styles.panel}>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`pay.rows.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t(money.taxed.includes(currency) ? "pay.rows.total" : "pay.rows.plain")}</dt>
          <dd>
            <LivePrice price={total} {...price} />
          </dd>
        </div>
        {now < total && (
          <div>
            <dt>{t("pay.rows.later")}</dt>
            <dd>
              <LivePrice price={minor(total - now)} {...price} />
            </dd>
          </div>
        )}
        <div data-tone="total">
          <dt>{t("pay.rows.now")}</dt>
          <dd>
            <LivePrice price={now} {...price} />
          </dd>
        </div>
      </dl>
      {charged !== currency && <p data-type="note">{t("pay.charged", { amount })}</p>}
      {border && <p data-type="note">{border}</p>}
      <div role="alert">
        {error !== null && (
          <Notice tone="error">{t.optional(`errors.${error}`) ?? t("errors.failed")}</Notice>
        )}
      </div>
      {isCardOffered && (
        <CardButton
          pay={() => pay("stripe")}
          values={values("stripe")}
          disabled={isOver}
          {...{ amount, t }}
        />
      )}
      {wallet && (
        <WalletButton
          pay={() => pay("paypal")}
          action="/api/preorder/pay"
          values={values("paypal")}
          disabled={isOver}
          locale={locale}
          texts={wallet}
        />
      )}
      <p data-type="note">{t("pay.redirect")}</p>
      <p data-type="note">{terms}</p>
    </div>
  );
}
