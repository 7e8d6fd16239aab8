import type { OrderedKind } from "@/src/domain/cart/cart";
import { isCode } from "@/src/domain/gift/gift-wish";

interface Lines {
  readonly lines: readonly { readonly kind: OrderedKind }[];
}

/** Whether anything is made and sent: codes travel by mail, a donation is no thing. */
export const hasParcel = ({ lines }: Lines): boolean =>
  lines.some(({ kind }) => !isCode(kind) && kind !== "donation");
