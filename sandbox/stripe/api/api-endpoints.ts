import { secondsOf } from "@/sandbox/clock/clock";
import { createCoupon, createPromotionCode } from "@/sandbox/stripe/operations/coupons";
import { createCustomer } from "@/sandbox/stripe/operations/create-customer";
import { createSession } from "@/sandbox/stripe/operations/create-session";
import { expireSession, expireWhenOver } from "@/sandbox/stripe/operations/expire-session";
import { findSession } from "@/sandbox/stripe/operations/find-records";
import { createRefund } from "@/sandbox/stripe/operations/refunds";
import { isCouponValid } from "@/sandbox/stripe/operations/apply-coupon";
import * as resource from "@/sandbox/stripe/parameters/resource-parameters";
import {
  listParameters,
  retrieveParameters,
  sessionCreateParameters,
  sessionListParameters,
} from "@/sandbox/stripe/parameters/session-parameters";
import type { StripeDocuments } from "@/sandbox/stripe/documents";
import type { StripeSandbox } from "@/sandbox/stripe/stripe-sandbox";
import { endpoint, type ApiEndpoint } from "./api-endpoint";
import { missingResource } from "./api-error";
import { isDelivered, isWanted, newestFirst } from "./list-filters";
import { isWithin, pageOf } from "./list-page";

/** Every call of the card provider's API, on one screen. */
export const apiEndpoints: readonly ApiEndpoint[] = [
  endpoint("POST", "/v1/checkout/sessions", sessionCreateParameters, (sandbox, given) =>
    createSession(sandbox, given),
  ),
  endpoint("GET", "/v1/checkout/sessions", sessionListParameters, (sandbox, given) => {
    const sessions = newestFirst(sandbox.store.all("sessions").map(({ object }) => object))
      .filter(
        ({ payment_intent }) => given.payment_intent === undefined || payment_intent === given.payment_intent,
      )
      .filter(({ status }) => given.status === undefined || status === given.status);
    return pageOf(sessions, given, "checkout.session", "/v1/checkout/sessions");
  }),
  endpoint(
    "GET",
    "/v1/checkout/sessions/:session",
    retrieveParameters,
    (sandbox, _given, { session = "" }) => {
      return expireWhenOver(sandbox, findSession(sandbox, session)).object;
    },
  ),
  endpoint(
    "POST",
    "/v1/checkout/sessions/:session/expire",
    retrieveParameters,
    (sandbox, _given, { session = "" }, cause) => {
      return expireSession(sandbox, session, cause);
    },
  ),
  endpoint(
    "GET",
    "/v1/checkout/sessions/:session/line_items",
    listParameters,
    (sandbox, given, { session = "" }) => {
      return pageOf(
        findSession(sandbox, session).lines,
        given,
        "item",
        `/v1/checkout/sessions/${session}/line_items`,
      );
    },
  ),
  endpoint(
    "GET",
    "/v1/payment_intents/:intent",
    retrieveParameters,
    retrieve("paymentIntents", "payment_intent", "intent"),
  ),
  endpoint("GET", "/v1/charges", resource.chargeListParameters, (sandbox, given) => {
    const charges = newestFirst(sandbox.store.all("charges"))
      .filter(
        ({ payment_intent }) => given.payment_intent === undefined || payment_intent === given.payment_intent,
      )
      .filter(({ created }) => isWithin(created, given.created));
    return pageOf(charges, given, "charge", "/v1/charges");
  }),
  endpoint("GET", "/v1/charges/:charge", retrieveParameters, retrieve("charges", "charge", "charge")),
  endpoint("GET", "/v1/disputes", resource.disputeListParameters, (sandbox, given) => {
    const disputes = newestFirst(sandbox.store.all("disputes"))
      .filter(({ charge }) => given.charge === undefined || charge === given.charge)
      .filter(
        ({ payment_intent }) => given.payment_intent === undefined || payment_intent === given.payment_intent,
      )
      .filter(({ created }) => isWithin(created, given.created));
    return pageOf(disputes, given, "dispute", "/v1/disputes");
  }),
  endpoint("GET", "/v1/disputes/:dispute", retrieveParameters, retrieve("disputes", "dispute", "dispute")),
  endpoint("POST", "/v1/refunds", resource.refundCreateParameters, (sandbox, given, _names, cause) =>
    createRefund(sandbox, given, cause),
  ),
  endpoint("GET", "/v1/refunds", resource.refundListParameters, (sandbox, given) => {
    const refunds = newestFirst(sandbox.store.all("refunds"))
      .filter(({ charge }) => given.charge === undefined || charge === given.charge)
      .filter(
        ({ payment_intent }) => given.payment_intent === undefined || payment_intent === given.payment_intent,
      )
      .filter(({ created }) => isWithin(created, given.created));
    return pageOf(refunds, given, "refund", "/v1/refunds");
  }),
  endpoint("GET", "/v1/refunds/:refund", retrieveParameters, retrieve("refunds", "refund", "refund")),
  endpoint("POST", "/v1/customers", resource.customerCreateParameters, (sandbox, given) =>
    createCustomer(sandbox, given),
  ),
  endpoint(
    "GET",
    "/v1/customers/:customer",
    retrieveParameters,
    retrieve("customers", "customer", "customer"),
  ),
  endpoint("POST", "/v1/coupons", resource.couponCreateParameters, (sandbox, given) =>
    createCoupon(sandbox, given),
  ),
  endpoint("GET", "/v1/coupons/:coupon", retrieveParameters, (sandbox, _given, { coupon: id = "" }) => {
    const coupon = sandbox.store.get("coupons", id);
    if (!coupon) throw missingResource("coupon", id, "coupon", 404);
    return { ...coupon, valid: isCouponValid(coupon, secondsOf(sandbox.clock)) };
  }),
  endpoint("POST", "/v1/promotion_codes", resource.promotionCodeCreateParameters, (sandbox, given) =>
    createPromotionCode(sandbox, given),
  ),
  endpoint("GET", "/v1/promotion_codes", resource.promotionCodeListParameters, (sandbox, given) => {
    const codes = newestFirst(sandbox.store.all("promotionCodes"))
      .filter(({ active }) => given.active === undefined || active === given.active)
      .filter(({ code }) => given.code === undefined || code.toUpperCase() === given.code.toUpperCase())
      .filter(({ promotion }) => given.coupon === undefined || promotion.coupon === given.coupon)
      .filter(({ customer }) => given.customer === undefined || customer === given.customer)
      .filter(({ created }) => isWithin(created, given.created));
    return pageOf(codes, given, "promotion code", "/v1/promotion_codes");
  }),
  endpoint(
    "GET",
    "/v1/promotion_codes/:code",
    retrieveParameters,
    retrieve("promotionCodes", "promotion code", "code"),
  ),
  endpoint("GET", "/v1/events", resource.eventListParameters, (sandbox, given) => {
    const events = sandbox.store
      .all("events")
      .toSorted((a, b) => b.sequence - a.sequence)
      .filter(({ type }) => isWanted(type, given.types ?? (given.type === undefined ? [] : [given.type])))
      .filter(({ created }) => isWithin(created, given.created))
      .filter(
        ({ id }) =>
          given.delivery_success === undefined || isDelivered(sandbox, id) === given.delivery_success,
      )
      .map(({ body }): { id: string } => JSON.parse(body));
    return pageOf(events, given, "event", "/v1/events");
  }),
  endpoint("GET", "/v1/events/:id", retrieveParameters, (sandbox, _given, { id = "" }) => {
    const event = sandbox.store.get("events", id);
    if (!event) throw missingResource("event", id, "id", 404);
    return JSON.parse(event.body);
  }),
];

type Retrievable = "paymentIntents" | "charges" | "disputes" | "refunds" | "customers" | "promotionCodes";

function retrieve<C extends Retrievable>(collection: C, kind: string, name: string) {
  return (sandbox: StripeSandbox, _given: unknown, names: Record<string, string>): StripeDocuments[C] => {
    const id = names[name] ?? "";
    const found = sandbox.store.get(collection, id);
    if (!found) throw missingResource(kind, id, name, 404);
    return found;
  };
}
