import { accountResponse, doneResponse, type AccountResponse } from "@/src/domain/contracts/account";
import type { Locale } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";
import { tabStorage } from "./tab-storage";

type Answer<Value> = Promise<Result<Value, ApiFailure>>;

/** A watch to save after the sign-in; kept while the browser window is open. */
const waitingKey = "watch-to-save";

/** Data of the account page. */
export const fetchAccount = (locale: Locale): Answer<AccountResponse> =>
  callApi({ path: `/api/account?locale=${locale}`, answer: accountResponse });

/** Saves a composed watch, or removes it. */
export const requestSavedWatch = (sku: string, isSaved: boolean): Answer<object> =>
  callApi({ path: "/api/account/watches", body: { sku, isSaved }, answer: doneResponse });

/** Whether a watch is pending until the sign-in. */
export const hasWaiting = (): boolean => typeof tabStorage()?.getItem(waitingKey) === "string";

/** Remembers a watch until the customer has signed in. */
export const saveAfterSignIn = (sku: string): void => tabStorage()?.setItem(waitingKey, sku);

/**
 * Saves the pending watch after the sign-in. It is no longer pending, whether or not it could be saved.
 * @returns whether there was one
 */
export async function saveWaiting(): Promise<boolean> {
  const waiting = tabStorage();
  const sku = waiting?.getItem(waitingKey) ?? null;
  if (sku === null) return false;
  waiting?.removeItem(waitingKey);
  await requestSavedWatch(sku, true);
  return true;
}

/** Joins or leaves the newsletter's list. */
export const requestSubscription = (isSubscribed: boolean, locale: Locale): Answer<object> =>
  callApi({
    path: `/api/account/newsletter?locale=${locale}`,
    body: { isSubscribed },
    answer: doneResponse,
  });

/** Turns cart reminders on or off. */
export const requestCartMail = (isAgreed: boolean): Answer<object> =>
  callApi({ path: "/api/account/cart-mail", body: { isAgreed }, answer: doneResponse });

/** Sends the mail that asks to confirm the erasure of the account. */
export const requestErasureMail = (): Answer<object> =>
  callApi({ path: "/api/account/erase", body: {}, answer: doneResponse });

/** Erases the account of a mail's token. */
export const requestErasure = (token: string): Answer<object> =>
  callApi({ path: "/api/account/erase-confirm", body: { token }, answer: doneResponse });

/** Ends the session. */
export const requestSignOut = (): Answer<object> =>
  callApi({ path: "/api/auth/logout", body: {}, answer: doneResponse });
