"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { fill } from "@/src/domain/locale/fill";
import { numberTag } from "@/src/domain/locale/locale";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { PricePreview } from "@/src/domain/prices/price-preview";
import { adminLocale } from "@/src/admin/admin-locale";
import { MomentInput } from "@/src/admin/fields/moment-input";
import { PreviewRow } from "./preview-row";
import styles from "./prices.module.css";

interface Props {
  preview: PricePreview;
  names: ReadonlyMap<number, string>;
  isBusy: boolean;
  texts: AdminMessages<"catalogue.prices">;
  language: string;
  onDecide: (dueAt: string | null, isMeant: boolean) => Promise<void>;
}

/** The changes before they are applied; then at once or at a scheduled hour. */
export function PreviewSheet({ preview, names, isBusy, texts: t, language, onDecide }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isMeant, setMeant] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [hour, setHour] = useState<Date | null>(null);
  // Focused when it appears, for keyboards and screen readers.
  useEffect(() => heading.current?.focus(), [preview]);
  const { rows, carts, alarm, lookedAt, currency } = preview;
  const locale = adminLocale(language);
  const money = (amount: number) => formatMoney(minor(amount), currency, locale);
  const leaps = rows.filter(({ isLeap }) => isLeap).length;
  const hasProblem = rows.some(({ problem }) => problem !== null);
  const isOptions = rows.every(({ reduction }) => reduction === null);
  const isReady = !isBusy && !hasProblem && (leaps === 0 || isMeant);
  return (
    <section className={styles.preview} aria-labelledby="prices-preview">
      <h2 id="prices-preview" ref={heading} tabIndex={-1}>
        {t.preview}
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th scope="col">{t.now}</th>
            <th scope="col">{t.share}</th>
            {isOptions && <th scope="col">{t.readyMade}</th>}
            {isOptions && <th scope="col">{t.bespoke}</th>}
            <th scope="col">{t.carts}</th>
            {!isOptions && <th scope="col">{t.reduction}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PreviewRow
              key={row.id}
              {...{ row, isOptions, money, locale, texts: t }}
              name={names.get(row.id) ?? row.reference}
            />
          ))}
        </tbody>
      </table>
      <p>
        {carts.count === 0
          ? t.noCarts
          : fill(t.cartsTogether, { count: carts.count, difference: money(carts.difference) })}
      </p>
      <p className={styles.quiet}>
        {isOptions && `${t.readyMadeNote} `}
        {fill(t.lookedAt, { count: new Intl.NumberFormat(numberTag(locale)).format(lookedAt) })}
      </p>
      {leaps > 0 && (
        <label className={styles.meant}>
          <input type="checkbox" checked={isMeant} onChange={() => setMeant(!isMeant)} />
          <span>
            {fill(t.leaps, { alarm, count: leaps })} {t.meant}
          </span>
        </label>
      )}
      <div className={styles.actions}>
        <Button
          size="medium"
          margin={false}
          disabled={!isReady}
          onClick={() => (isAsked ? void onDecide(null, isMeant) : setAsked(true))}
        >
          {isAsked ? fill(t.applyAsk, { count: rows.length }) : t.apply}
        </Button>
        <MomentInput id="prices-hour" label={t.at} value={hour} onChange={setHour} />
        <Button
          size="medium"
          margin={false}
          buttonStyle="secondary"
          disabled={!isReady || hour === null}
          onClick={() => hour && void onDecide(hour.toISOString(), isMeant)}
        >
          {t.schedule}
        </Button>
      </div>
    </section>
  );
}
