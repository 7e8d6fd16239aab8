import { atomic } from "@/src/store/bind";
import {
  findSavedWatches,
  isSubscribed,
  removeSavedWatch,
  saveWatch,
  subscribeOwner,
  unsubscribeOwner,
} from "./account-rows";
import { eraseCustomer, eraseGuest, hasOpenOrders } from "./erase-customer";
import { findFormerEmails } from "./former-emails";
import { mergeCustomer } from "./merge-customers";
import { findIdleCustomers, notifyIdleCustomers } from "./retention-rows";
import { endSession, findSession, prolongSession, purgeSessions } from "./session-rows";
import { signIn } from "./sign-in";
import { purgeCodes, replaceCode } from "./sign-in-code-rows";

/** Customers: sign-in, sessions, saved watches, and erasure. */
export const accounts = {
  findSavedWatches,
  isSubscribed,
  removeSavedWatch,
  saveWatch,
  subscribeOwner,
  unsubscribeOwner,
  eraseCustomer: atomic(eraseCustomer),
  eraseGuest: atomic(eraseGuest),
  mergeCustomer: atomic(mergeCustomer),
  findFormerEmails,
  hasOpenOrders,
  findIdleCustomers,
  notifyIdleCustomers: atomic(notifyIdleCustomers),
  endSession,
  findSession,
  prolongSession,
  purgeSessions,
  signIn: atomic(signIn),
  purgeCodes,
  replaceCode: atomic(replaceCode),
};
