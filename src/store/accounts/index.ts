import { atomic } from "@/src/store/bind";
import {
  findSavedWatches,
  isSubscribed,
  removeSavedWatch,
  saveWatch,
  subscribeOwner,
  unsubscribeOwner,
} from "./account-rows";
import { eraseCustomer, hasOpenOrders } from "./erase-customer";
import { findIdleCustomers, tellIdleCustomers } from "./retention-rows";
import { endSession, findSession, prolongSession, purgeSessions } from "./session-rows";
import { signIn } from "./sign-in";
import { purgeCodes, replaceCode } from "./sign-in-code-rows";

/** Customers: sign-in, sessions, saved watches, and their end. */
export const accounts = {
  findSavedWatches,
  isSubscribed,
  removeSavedWatch,
  saveWatch,
  subscribeOwner,
  unsubscribeOwner,
  eraseCustomer: atomic(eraseCustomer),
  hasOpenOrders,
  findIdleCustomers,
  tellIdleCustomers: atomic(tellIdleCustomers),
  endSession,
  findSession,
  prolongSession,
  purgeSessions,
  signIn: atomic(signIn),
  purgeCodes,
  replaceCode: atomic(replaceCode),
};
