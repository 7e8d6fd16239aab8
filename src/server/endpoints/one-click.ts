import type { Endpoint } from "payload";
import * as v from "valibot";
import { defaultLocale, locales } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import { unsubscribe } from "@/src/services/newsletter/unsubscribe";
import { shopUrl } from "@/src/services/orders/order-urls";
import { leaveByLink } from "@/src/services/reminders/choose-cart-mail";
import { cancelNotices } from "@/src/services/stock/cancel-notices";
import type { Shop } from "@/src/services/shop";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError, answerJson } from "./answer";
import { logError } from "./log-error";

interface List {
  readonly path: `/${string}/one-click`;
  /** page where a person unsubscribes */
  readonly page: `/${string}`;
}

/**
 * Called by a mail client whose user unsubscribes there. No page sends it: it is authorised by the token, not by an
 * Origin, and its body carries no data. Source: RFC 8058.
 */
const oneClick = (
  { path }: List,
  leave: (shop: Shop, token: string) => Promise<Result<null, "bad-link">>,
): Endpoint => ({
  method: "post",
  path,
  handler: async (req) => {
    try {
      const left = await leave(shopOf(req.payload), req.searchParams.get("token") ?? "");
      return left.ok ? answerJson({}) : answerError(400, { error: left.error, field: "token" });
    } catch (error) {
      logError(req, `Leaving a list from a mailbox, ${path}`, error);
      return answerError(500, { error: "internal", message: "Something went wrong on our side." });
    }
  },
});

/**
 * For a person who opens the address: the page asks for confirmation, so that a link scanner does not unsubscribe
 * them.
 */
const askingPage = ({ path, page }: List): Endpoint => ({
  method: "get",
  path,
  handler: ({ payload, searchParams }) => {
    const locale = v.parse(v.fallback(v.picklist(locales), defaultLocale), searchParams.get("locale"));
    const token = encodeURIComponent(searchParams.get("token") ?? "");
    return Response.redirect(shopUrl(shopOf(payload).origin, `${page}?token=${token}`, locale), 303);
  },
});

const newsletter: List = { path: "/newsletter/one-click", page: "/newsletter/desinscription" };
const cart: List = { path: "/cart/one-click", page: "/panier/rappels" };
const backInStock: List = { path: "/back-in-stock/one-click", page: "/retour-en-stock/desinscription" };

/** /api/newsletter/one-click?token=&locale= and the like, for every list that can be left from a mail client. */
export const oneClicks: readonly Endpoint[] = [
  oneClick(newsletter, unsubscribe),
  oneClick(cart, leaveByLink),
  oneClick(backInStock, cancelNotices),
  ...[newsletter, cart, backInStock].map(askingPage),
];
