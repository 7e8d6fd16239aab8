import type { OrderedKind } from "@/src/domain/cart/article-kind";
import { minor, type Minor } from "@/src/domain/money/minor";
import type { OrderLine } from "@/src/domain/order/order";

/** A line of an order without any reduction, nor details. */
export function orderLine(of: {
  readonly sku: string;
  readonly kind: OrderedKind;
  readonly quantity: number;
  readonly unit: Minor;
}): OrderLine {
  const { sku, kind, quantity, unit } = of;
  const total = minor(unit * quantity);
  return {
    sku,
    kind,
    title: sku,
    details: [],
    quantity,
    fullUnit: unit,
    unit,
    discount: 0,
    total,
    shownTotal: total,
    image: null,
    href: null,
    selection: null,
    gift: null,
    tastes: null,
  };
}
