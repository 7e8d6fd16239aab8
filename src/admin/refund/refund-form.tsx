"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useState } from "react";
import { TwoStepDialog } from "@/src/admin/two-step-dialog";
import { useStaffCall } from "@/src/admin/use-staff-call";
import type { Currency } from "@/src/domain/money/currency";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import { parseAmount } from "@/src/domain/money/parse-amount";
import { numberTag, type Locale } from "@/src/domain/locale/locale";
import { RefundFields, worthOf, type RefundLine, type TypedRefund } from "./refund-fields";

interface Props {
  order: number;
  currency: Currency;
  /** Format of amounts in the admin user's language. */
  locale: Locale;
  lines: readonly RefundLine[];
  /** hundredths of the charged currency: what can still be refunded, and what was refunded already */
  left: number;
  givenBack: number;
  isCounted: boolean;
  /** Whether the provider has to ask the buyer for an account: it was paid by a voucher. */
  asksAccount: boolean;
  texts: AdminMessages<"orders.refund">;
}

const nothing: TypedRefund = { pieces: [], isRestocked: false, amount: "", reason: "" };

/** Refunds money of an order: for which pieces, how much and why. */
export function RefundForm({
  order,
  currency,
  locale,
  lines,
  left,
  givenBack,
  isCounted,
  asksAccount,
  texts,
}: Props) {
  const [key, setKey] = useState("");
  const [typed, setTyped] = useState(nothing);
  const { isBusy, send } = useStaffCall("refund", texts);
  const amount = parseAmount(typed.amount) ?? 0;
  const reason = typed.reason.trim();
  const sum = (value: number) => formatMoney(minor(value), currency, locale);
  const decimal = new Intl.NumberFormat(numberTag(locale), { minimumFractionDigits: 2, useGrouping: false });
  const written = (value: number) => decimal.format(value / 100);
  const { pieces, isRestocked } = typed;
  const most = pieces.length > 0 ? Math.min(left, worthOf(pieces, lines)) : left;
  const named = pieces
    .map(({ line, quantity }) => `${quantity} × ${lines.find((one) => one.line === line)?.title ?? ""}`)
    .join(", ");
  const rest = <p>{texts.left.replace("{amount}", sum(left))}</p>;
  return (
    <TwoStepDialog
      title={texts.title}
      texts={{ ...texts, confirm: texts.submit.replace("{amount}", sum(amount)) }}
      isReady={amount > 0 && amount <= most && reason !== ""}
      isBusy={isBusy}
      onOpen={(decision) => {
        setKey(decision);
        setTyped(nothing);
      }}
      onConfirm={() => send({ order, amount, pieces, isRestocked, knownRefunded: givenBack, key, reason })}
      fields={
        <>
          {rest}
          <RefundFields
            {...{ typed, lines, left, currency, isCounted, texts, sum, written }}
            onType={setTyped}
          />
          <p>{texts.hint}</p>
          {asksAccount && <p>{texts.account}</p>}
        </>
      }
      ask={
        <>
          {rest}
          <p role="alert">{texts.ask.replace("{amount}", sum(amount))}</p>
          {named !== "" && <p>{named}</p>}
          {isRestocked && <p>{texts.restock}</p>}
          <p>{reason}</p>
        </>
      }
    />
  );
}
