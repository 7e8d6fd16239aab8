"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { useEffect } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { convertDifference } from "@/src/domain/money/convert";
import { formatMoney } from "@/src/domain/money/format-money";
import { minor, zero } from "@/src/domain/money/minor";
import { isSamePrice, type Priced } from "@/src/domain/money/own-price";
import type { Repair } from "@/src/domain/watch/choose";
import { repairDifference } from "@/src/domain/watch/repair-cost";
import { rules } from "@/src/domain/watch/rules";
import {
  noticeAtom,
  undoAtom,
  type RepairNotice as Told,
} from "@/src/client/state/configurator/configurator";
import { useCurrency } from "@/src/client/state/currency";
import { Notice } from "@/src/components/primitives/notice";
import { LiveFigure } from "@/src/components/primitives/live-figure";
import { useConfigurator } from "./configurator-context";
import { nameOfChoice } from "./name-choices";
import styles from "./repair-notice.module.css";
import { reasonIn, shownRepairs } from "@/src/domain/watch/shown-repairs";

interface CostProps {
  difference: Priced;
  rates: Rates;
  locale: Locale;
}

/** The price difference of an automatically changed part; nothing where it costs the same. */
function Cost({ difference, rates, locale }: CostProps) {
  const currency = useCurrency();
  const amount = convertDifference(difference, currency, rates);
  if (amount === 0) return null;
  return (
    <span className={styles.cost}>
      <LiveFigure>
        {`${amount < 0 ? "−" : "+"} ${formatMoney(minor(Math.abs(amount)), currency, locale)}`}
      </LiveFigure>
    </span>
  );
}

/** Options changed by the last choice, why, and the undo button. Source: specification 3.3. */
export function RepairNotice() {
  const { catalogue, locale, rates, t } = useConfigurator();
  const notice = useAtomValue(noticeAtom);
  const undo = useSetAtom(undoAtom);
  const differenceOf = ({ field }: Repair): Priced =>
    notice ? repairDifference(notice, field, catalogue) : { price: zero };
  const told = notice
    ? shownRepairs(notice.repairs, (repair) => !isSamePrice(differenceOf(repair), { price: zero }))
    : [];
  // The notice moves the options down: the chosen one stays in view.
  useEffect(() => {
    if (notice) document.activeElement?.closest("label")?.scrollIntoView({ block: "nearest" });
  }, [notice]);
  if (!notice || told.length === 0) return null;

  const whatChanged = ({ before, after }: Told, { field, from, to }: Repair) =>
    t(from === null ? "repairs.added" : to === null ? "repairs.removed" : "repairs.changed", {
      field: t(`fields.${field}`),
      from: nameOfChoice(before, field, catalogue, locale),
      to: nameOfChoice(after, field, catalogue, locale),
    });
  const why = (change: Told, repair: Repair) => {
    const rule = rules.find(({ id }) => id === repair.reason);
    const by = rule && nameOfChoice(reasonIn(change, repair, rule), rule.by, catalogue, locale);
    return t(`repairs.${repair.reason}`, { by: by ?? "" });
  };
  return (
    <Notice role="status">
      {told.map((repair) => (
        <p key={repair.field}>
          <strong>{whatChanged(notice, repair)}</strong>{" "}
          <Cost difference={differenceOf(repair)} {...{ rates, locale }} /> <span>{why(notice, repair)}</span>
        </p>
      ))}
      {told.every(({ reason }) => reason !== "sold-out") && (
        <button type="button" data-type="link" onClick={undo}>
          {t("repairs.back")}
        </button>
      )}
    </Notice>
  );
}
