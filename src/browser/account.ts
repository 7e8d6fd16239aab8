import { accountResponse, doneResponse, type AccountResponse } from "@/src/contracts/account";
import type { Locale } from "@/src/domain/locale/locale";
import type { Result } from "@/src/domain/result";
import { callApi, type ApiFailure } from "./call-api";
import { tabStorage } from "./tab-storage";

type Answer<Value> = Promise<Result<Value, ApiFailure>>;

/** A watch somebody wanted to put aside before signing in; kept while the browser window lives. */
const waitingKey = "watch-to-save";

/** What the account page shows. */
export const fetchAccount = (locale: Locale): Answer<AccountResponse> =>
  callApi({ path: `/api/account?locale=${locale}`, answer: accountResponse });

/** Saves a composed watch, or removes it. */
export const saveWatch = (sku: string, isSaved: boolean): Answer<object> =>
  callApi({ path: "/api/account/watches", body: { sku, isSaved }, answer: doneResponse });

/** Whether a watch waits for its composer to sign in. */
export const hasWaiting = (): boolean => typeof tabStorage()?.getItem(waitingKey) === "string";

/** Remembers a watch until its composer has signed in. */
export const saveAfterSignIn = (sku: string): void => tabStorage()?.setItem(waitingKey, sku);

/**
 * Puts aside what was waiting for the sign-in. It waits no longer, whether or not it could be kept.
 * @returns whether anything was waiting
 */
export async function saveWaiting(): Promise<boolean> {
  const waiting = tabStorage();
  const sku = waiting?.getItem(waitingKey) ?? null;
  if (sku === null) return false;
  waiting?.removeItem(waitingKey);
  await saveWatch(sku, true);
  return true;
}

/** Joins or leaves the newsletter's list. */
export const chooseNewsletter = (isSubscribed: boolean, locale: Locale): Answer<object> =>
  callApi({
    path: `/api/account/newsletter?locale=${locale}`,
    body: { isSubscribed },
    answer: doneResponse,
  });

/** Whether to be reminded of a cart. */
export const chooseCartMail = (isAgreed: boolean): Answer<object> =>
  callApi({ path: "/api/account/cart-mail", body: { isAgreed }, answer: doneResponse });

/** Has the mail sent that asks whether the account is really to be erased. */
export const askToErase = (): Answer<object> =>
  callApi({ path: "/api/account/erase", body: {}, answer: doneResponse });

/** Erases the account a mail's token is about. */
export const eraseAccount = (token: string): Answer<object> =>
  callApi({ path: "/api/account/erase-confirm", body: { token }, answer: doneResponse });

/** Ends the session. */
export const signOut = (): Answer<object> =>
  callApi({ path: "/api/auth/logout", body: {}, answer: doneResponse });
