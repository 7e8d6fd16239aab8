import type { Endpoint } from "payload";
import {
  cartMailRequest,
  eraseRequest,
  newsletterChoiceRequest,
  noRequest,
  saveWatchRequest,
} from "@/src/domain/contracts/account";
import { localeQuery } from "@/src/domain/contracts/reading";
import { confirmRequest, loginRequest, signOutRequest } from "@/src/domain/contracts/sign-in";
import {
  account,
  accountCartMail,
  accountErase,
  accountEraseConfirm,
  accountExport,
  accountNewsletter,
  accountWatches,
} from "./account-endpoints";
import { endpoint } from "./route";
import { confirmEmail, login, logout } from "./sign-in-endpoints";

const accountPage = "/account";
/** Shows the second step of the sign-in, or the first with its errors. */
const codeStep = "/auth/code";
const erasurePage = "/account/effacement";

const notSignedIn = { "not-signed-in": 401 } as const;

/** Signing in and the account. Source: specification 7.6. */
export const accountRoutes: readonly Endpoint[] = [
  endpoint({
    method: "post",
    path: "/auth/login",
    request: loginRequest,
    page: { done: codeStep, failed: codeStep, keeps: ["email"] },
    handle: login,
    errors: {},
  }),
  endpoint({
    method: "post",
    path: "/auth/confirm-email",
    request: confirmRequest,
    page: { done: accountPage, failed: codeStep, secrets: ["code"], flags: ["cartMail"] },
    handle: confirmEmail,
    errors: {},
  }),
  endpoint({
    method: "post",
    path: "/auth/logout",
    request: signOutRequest,
    page: { done: "/", failed: accountPage },
    handle: logout,
    errors: {},
  }),
  endpoint({ method: "get", path: "/account", request: localeQuery, handle: account, errors: notSignedIn }),
  endpoint({
    method: "get",
    path: "/account/export",
    request: localeQuery,
    handle: accountExport,
    errors: notSignedIn,
  }),
  endpoint({
    method: "post",
    path: "/account/watches",
    request: saveWatchRequest,
    page: { done: accountPage, failed: accountPage, flags: ["isSaved"] },
    handle: accountWatches,
    errors: { ...notSignedIn, invalid: 400, full: 422 },
  }),
  endpoint({
    method: "post",
    path: "/account/newsletter",
    request: newsletterChoiceRequest,
    page: { done: accountPage, failed: accountPage, flags: ["isSubscribed"] },
    handle: accountNewsletter,
    errors: notSignedIn,
  }),
  endpoint({
    method: "post",
    path: "/account/cart-mail",
    request: cartMailRequest,
    page: { done: accountPage, failed: accountPage, flags: ["isAgreed"] },
    handle: accountCartMail,
    errors: notSignedIn,
  }),
  endpoint({
    method: "post",
    path: "/account/erase",
    request: noRequest,
    page: { done: accountPage, failed: accountPage },
    handle: accountErase,
    errors: { ...notSignedIn, "open-orders": 409, "too-many": 429 },
  }),
  endpoint({
    method: "post",
    path: "/account/erase-confirm",
    request: eraseRequest,
    page: { done: erasurePage, failed: erasurePage },
    handle: accountEraseConfirm,
    errors: { "bad-link": 422, "open-orders": 409 },
  }),
];
