import { listBuyers } from "./buyer-rows";
import {
  findAccountById,
  findAccountOf,
  findPersonCart,
  findPersonOrders,
  findPersonPreOrders,
  findPersonRequests,
  findPersonReviews,
  findPersonSessions,
  findPersonSubscription,
  findPersonWatches,
} from "./person-rows";

/** What the shop knows of a person, for whoever answers them. */
export const people = {
  findAccountById,
  findAccountOf,
  findPersonCart,
  findPersonOrders,
  findPersonPreOrders,
  findPersonRequests,
  findPersonReviews,
  findPersonSessions,
  findPersonSubscription,
  findPersonWatches,
  listBuyers,
};
