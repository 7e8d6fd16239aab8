import { isParcel, type OrderedKind } from "@/src/domain/cart/article-kind";

interface Lines {
  readonly lines: readonly { readonly kind: OrderedKind }[];
}

/** Whether anything is made and sent: codes are sent by mail, a donation is not sent. */
export const hasParcel = ({ lines }: Lines): boolean => lines.some(({ kind }) => isParcel(kind));
