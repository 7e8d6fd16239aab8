"use client";
import { useAtomValue } from "jotai";
import { convert } from "@/src/domain/money/convert";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor } from "@/src/domain/money/minor";
import type { Amount } from "@/src/domain/money/own-price";
import type { WatchPrice } from "@/src/domain/watch/price-watch";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useCurrency } from "@/src/client/state/currency";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { useConfigurator } from "./configurator-context";
import { nameOfChoice } from "./name-choices";
import styles from "./price-detail.module.css";

/**
 * The parts of the price. Converted lines are rounded one by one, the total once: the difference is shown as a line
 * of its own, so that the sum is right.
 */
export function PriceDetail({ price }: { price: WatchPrice }) {
  const { catalogue, rates, locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const currency = useCurrency();
  const inCurrency = (amount: Amount) => convert(amount, currency, rates);
  const lines = [
    { id: "base", name: t("price.base"), amount: inCurrency(price.priced.base) },
    ...price.lines
      .filter((line) => line.price !== 0 || line.own)
      .map((line) => ({
        id: line.field,
        name: t("change.choice", {
          field: t(`fields.${line.field}`),
          option: nameOfChoice(selection, line.field, catalogue, locale),
        }),
        amount: inCurrency(line),
      })),
  ];
  const rounding = minor(inCurrency(price.priced.total) - lines.reduce((sum, line) => sum + line.amount, 0));
  const shown =
    rounding === 0 ? lines : [...lines, { id: "rounding", name: t("price.rounding"), amount: rounding }];
  return (
    <dl className={styles.lines}>
      {shown.map((line) => (
        <div key={line.id}>
          <dt>{line.name}</dt>
          <dd>
            <LiveFigure>{formatMoney(line.amount, currency, locale)}</LiveFigure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
