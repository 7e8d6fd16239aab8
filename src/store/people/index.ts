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
  listAccounts,
} from "./person-rows";

/** The shop's data about a person, for support staff. */
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
  listAccounts,
  listBuyers,
};
