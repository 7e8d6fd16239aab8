import type { CollectionConfig } from "payload";
import { AgentSessions } from "./agent-sessions";
import { BespokeWatches } from "./bespoke-watches";
import { CartLines } from "./cart-lines";
import { Carts } from "./carts";
import { Counters } from "./counters";
import { CreditNotes } from "./credit-notes";
import { CustomerReviews } from "./customer-reviews";
import { DayFigures } from "./day-figures";
import { FormOutcomes } from "./form-outcomes";
import { GiftWishes } from "./gift-wishes";
import { GiftCardEntries } from "./gift-card-entries";
import { GiftCards } from "./gift-cards";
import { Limits } from "./limits";
import { Mails } from "./mails";
import { Markets } from "./markets";
import { OrderNotes } from "./order-notes";
import { Orders } from "./orders";
import { Payments } from "./payments";
import { PreOrders } from "./pre-orders";
import { PreorderOffers } from "./preorder-offers";
import { PromoCodes } from "./promo-codes";
import { Requests } from "./requests";
import { WebhookEvents } from "./webhook-events";

/** Everything between the cart and the receipt, in the order the admin shows it. */
export const salesCollections: CollectionConfig[] = [
  Orders,
  OrderNotes,
  Payments,
  CreditNotes,
  Requests,
  CustomerReviews,
  PreorderOffers,
  PreOrders,
  PromoCodes,
  GiftCards,
  GiftCardEntries,
  Carts,
  CartLines,
  BespokeWatches,
  GiftWishes,
  Mails,
  WebhookEvents,
  Counters,
  Limits,
  FormOutcomes,
  DayFigures,
  Markets,
  AgentSessions,
];
