import type { AdminMessages } from "@/src/i18n/admin-messages";
import type { Pieces } from "@/src/domain/order/carrier";
import styles from "./desk.module.css";

/** URL of the papers of some orders. */
export const paperAddress = (paper: "build-sheets" | "packing-slips" | "labels", orders: readonly number[]) =>
  `/api/staff/${paper}?orders=${orders.join(",")}`;

/** URL of the packing slip of one parcel: only its contents. */
export const slipAddress = (order: number, pieces: readonly Pieces[]) =>
  `${paperAddress("packing-slips", [order])}&pieces=${pieces.map(({ line, quantity }) => `${line}x${quantity}`).join(",")}`;

/** Papers of the ticked orders. */
export const DeskPapers = ({
  orders,
  texts,
}: {
  orders: readonly number[];
  texts: AdminMessages<"orders.desk">;
}) => (
  <p className={styles.links}>
    <a href={paperAddress("build-sheets", orders)}>{texts.sheets}</a>
    <a href={paperAddress("packing-slips", orders)}>{texts.slips}</a>
    <a href={paperAddress("labels", orders)}>{texts.labels}</a>
  </p>
);
