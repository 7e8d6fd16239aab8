import type { CellProps } from "@/src/admin/cell-props";
import { adminLocale } from "@/src/admin/admin-locale";
import { readerOf } from "@/src/admin/order/reader";
import type { PromoFigures } from "@/src/domain/cart/promo-figures";
import { formatMoney } from "@/src/domain/money/format-money";
import { shopOf } from "@/src/server/runtime/shop-of";

interface Props extends CellProps {
  readonly figure: "uses" | "revenue" | "lastUse";
}

/** Cells of one row share one query. */
const asked = new WeakMap<object, Promise<PromoFigures>>();

/** A figure of a promo code, in its list: every reader of the list may see the sums, see figureAccess. */
export async function PromoCell({ figure, rowData, payload, i18n }: Props) {
  const code: unknown = rowData?.code;
  if (!rowData || typeof code !== "string") return <span>–</span>;
  const asking = asked.get(rowData) ?? shopOf(payload).store.carts.promoFigures(code);
  asked.set(rowData, asking);
  const { orders, revenue, lastUse } = await asking;
  const { moment, decimal } = readerOf(i18n.language);
  if (figure === "uses") return <span>{decimal(orders)}</span>;
  if (figure === "revenue") return <span>{formatMoney(revenue, "EUR", adminLocale(i18n.language))}</span>;
  return <span>{lastUse ? moment(lastUse) : "–"}</span>;
}
