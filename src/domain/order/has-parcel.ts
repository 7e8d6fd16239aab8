import { isParcel, type OrderedKind } from "@/src/domain/cart/article-kind";

interface Lines {
  readonly lines: readonly { readonly kind: OrderedKind }[];
}

/** Whether anything is made and sent: codes travel by mail, a donation is no thing. */
export const hasParcel = ({ lines }: Lines): boolean => lines.some(({ kind }) => isParcel(kind));
