import type { AdminMessages } from "@/src/i18n/admin-messages";
import type { StockItem } from "@/src/store/stock/item-rows";
import { FigureList } from "@/src/admin/figure-list";
import styles from "./stock.module.css";

interface Props {
  item: Pick<StockItem, "available" | "onHand" | "reserved" | "lowAt" | "isLow">;
  texts: AdminMessages<"browser.stock">;
}

/** The figures of a counted article. */
export function StockCounts({ item: { available, onHand, reserved, lowAt, isLow }, texts }: Props) {
  const rows = [
    [texts.available, available],
    [texts.onHand, onHand],
    [texts.reserved, reserved],
    [texts.lowAt, lowAt ?? texts.noThreshold],
  ] as const;
  const state = available <= 0 ? texts.soldOut : isLow ? texts.low : null;
  return (
    <>
      <FigureList rows={rows} />
      {state !== null && (
        <p className={styles.state} data-state={available <= 0 ? "gone" : "low"}>
          {state}
        </p>
      )}
    </>
  );
}
