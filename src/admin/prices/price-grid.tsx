"use client";
import { messageOf } from "@/src/admin/message-of";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button, toast, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { Currency } from "@/src/domain/money/currency";
import type { Minor } from "@/src/domain/money/minor";
import type { PriceCatalogue } from "@/src/domain/prices/price-catalogues";
import type { PricePreview } from "@/src/domain/prices/price-preview";
import { highestPriceIn } from "@/src/domain/prices/own-price-limits";
import { proposePrice, type PriceMove, type Rounding } from "@/src/domain/prices/propose-price";
import { fill } from "@/src/domain/locale/fill";
import { staffAsk } from "@/src/admin/staff-call";
import type { GridRow } from "./grid-row";
import { MoveForm } from "./move-form";
import { PreviewSheet } from "./preview-sheet";
import { PriceTable } from "./price-table";
import { typedPrice } from "./typed-price";
import styles from "./prices.module.css";

interface Props {
  catalogue: PriceCatalogue;
  currency: Currency;
  rows: readonly GridRow[];
  /** number of the batch that is reverted, null for none */
  undoes: number | null;
  texts: AdminMessages<"catalogue.prices">;
}

const asTyped = (price: Minor, language: string) =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 2, useGrouping: false }).format(price / 100);

/** Prices of a list, changed one by one or together; changes are previewed before they are applied. */
export function PriceGrid({ catalogue, currency, rows, undoes, texts: t }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [typed, setTyped] = useState<ReadonlyMap<number, string>>(
    () => new Map(rows.filter(({ proposed }) => proposed !== "").map(({ id, proposed }) => [id, proposed])),
  );
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [preview, setPreview] = useState<PricePreview | null>(null);
  const [isBusy, setBusy] = useState(false);

  const retype = (next: ReadonlyMap<number, string>) => {
    setTyped(next);
    setPreview(null);
  };
  const type = (id: number, text: string) => {
    const next = new Map(typed);
    if (text === "") next.delete(id);
    else next.set(id, text);
    retype(next);
  };
  const move = (how: PriceMove, rounding: Rounding) => {
    const next = new Map(typed);
    for (const { id, price, isDraftWaiting } of rows) {
      if (!chosen.has(id) || isDraftWaiting) continue;
      const proposed = proposePrice(price, how, rounding, highestPriceIn(currency));
      // Unchanged prices are not in the preview.
      if (proposed === price) next.delete(id);
      else next.set(id, asTyped(proposed, i18n.language));
    }
    retype(next);
  };
  const changes = rows.flatMap(({ id, set }) => {
    const after = typedPrice(typed.get(id) ?? "", currency);
    return after === undefined || after === set ? [] : [{ id, before: set, after }];
  });
  const isUnreadable = [...typed.values()].some((text) => typedPrice(text, currency) === undefined);
  const refuse = (code: string) => toast.error(messageOf(t.problems, code) ?? t.problems.other);

  const review = async () => {
    setBusy(true);
    const answer = await staffAsk("prices-preview", { catalogue, currency, changes });
    setBusy(false);
    if (answer.ok) setPreview(answer.value as PricePreview);
    else refuse(answer.error);
  };
  const decide = async (dueAt: string | null, isMeant: boolean) => {
    setBusy(true);
    const answer = await staffAsk("prices-apply", { catalogue, currency, changes, dueAt, isMeant, undoes });
    setBusy(false);
    if (!answer.ok) {
      refuse(answer.error);
      router.refresh();
      return;
    }
    toast.success(dueAt === null ? t.applied : t.planned);
    retype(new Map());
    setChosen(new Set());
    if (undoes === null) router.refresh();
    else router.push(`/admin/prices?list=${catalogue}&currency=${currency}`);
  };

  return (
    <div className={styles.grid}>
      <MoveForm count={chosen.size} currency={currency} texts={t} onMove={move} />
      <PriceTable
        {...{ rows, typed, chosen, currency, texts: t, language: i18n.language }}
        onType={type}
        onChoose={setChosen}
      />
      <div className={styles.actions}>
        <Button
          size="medium"
          margin={false}
          disabled={isBusy || changes.length === 0 || isUnreadable}
          onClick={() => void review()}
        >
          {fill(t.review, { count: changes.length })}
        </Button>
        <Button
          size="medium"
          margin={false}
          buttonStyle="secondary"
          disabled={isBusy || typed.size === 0}
          onClick={() => retype(new Map())}
        >
          {t.clearAll}
        </Button>
        {changes.length === 0 && <span className={styles.quiet}>{t.none}</span>}
      </div>
      {preview && (
        <PreviewSheet
          {...{ preview, isBusy, texts: t, language: i18n.language }}
          names={new Map(rows.map(({ id, name }) => [id, name]))}
          onDecide={decide}
        />
      )}
    </div>
  );
}
