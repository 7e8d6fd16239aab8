import type { Endpoint } from "payload";
import {
  cartMailRequest,
  eraseRequest,
  letterChoiceRequest,
  noRequest,
  saveWatchRequest,
} from "../contracts/account";
import { localeQuery } from "../contracts/reading";
import { confirmRequest, loginRequest, signOutRequest } from "../contracts/sign-in";
import {
  account,
  accountCartMail,
  accountErase,
  accountEraseConfirm,
  accountExport,
  accountLetter,
  accountWatches,
} from "./account-endpoints";
import { endpoint } from "./route";
import { confirmEmail, login, logout } from "./sign-in-endpoints";

const notSignedIn = { "not-signed-in": 401 } as const;

/** Signing in and the account. Source: specification §7; issue "Sign-in and account". */
export const accountRoutes: readonly Endpoint[] = [
  endpoint({ method: "post", path: "/auth/login", request: loginRequest, handle: login, faults: {} }),
  endpoint({
    method: "post",
    path: "/auth/confirm-email",
    request: confirmRequest,
    handle: confirmEmail,
    faults: {},
  }),
  endpoint({ method: "post", path: "/auth/logout", request: signOutRequest, handle: logout, faults: {} }),
  endpoint({ method: "get", path: "/account", request: localeQuery, handle: account, faults: notSignedIn }),
  endpoint({
    method: "get",
    path: "/account/export",
    request: localeQuery,
    handle: accountExport,
    faults: notSignedIn,
  }),
  endpoint({
    method: "post",
    path: "/account/watches",
    request: saveWatchRequest,
    handle: accountWatches,
    faults: { ...notSignedIn, invalid: 400, full: 422 },
  }),
  endpoint({
    method: "post",
    path: "/account/newsletter",
    request: letterChoiceRequest,
    handle: accountLetter,
    faults: notSignedIn,
  }),
  endpoint({
    method: "post",
    path: "/account/cart-mail",
    request: cartMailRequest,
    handle: accountCartMail,
    faults: notSignedIn,
  }),
  endpoint({
    method: "post",
    path: "/account/erase",
    request: noRequest,
    handle: accountErase,
    faults: { ...notSignedIn, "open-orders": 409, "too-many": 429 },
  }),
  endpoint({
    method: "post",
    path: "/account/erase-confirm",
    request: eraseRequest,
    handle: accountEraseConfirm,
    faults: { "bad-link": 422, "open-orders": 409 },
  }),
];
