import type { OrderMail } from "./mail-content";

/** The way into the withdrawal function, in each mail about an order while its buyer may withdraw. */
export const withdrawalLink = ({
  order,
  links,
  withdrawal,
  words,
}: Pick<OrderMail, "order" | "links" | "withdrawal" | "words">): readonly {
  readonly label: string;
  readonly href: string;
}[] =>
  withdrawal.status === "open"
    ? [{ label: words[order.locale]["order-mail"].withdraw, href: links.withdrawal }]
    : [];
