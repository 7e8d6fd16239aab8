import { createCoupon } from "../operations/coupons";
import { createSession } from "../operations/create-session";
import { expireSession, expireWhenOver } from "../operations/expire-session";
import { findSession } from "../operations/find-records";
import { createRefund, refundableCharge } from "../operations/refunds";
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  listWebhookEndpoints,
} from "../operations/webhook-endpoints";
import * as resource from "../parameters/resource-parameters";
import {
  sessionCreateParameters,
  sessionListParameters,
  sessionRetrieveParameters,
} from "../parameters/session-parameters";
import { endpoint, type ApiEndpoint } from "./api-endpoint";
import { missingResource } from "./api-error";
import { expandPayment, expandSession } from "./expand";
import { newestOf, pageOf } from "./list-page";

const sessions = "/v1/checkout/sessions";
const webhookEndpoints = "/v1/webhook_endpoints";

/** Every call of the card provider's API, on one screen. */
export const apiEndpoints: readonly ApiEndpoint[] = [
  endpoint("POST", sessions, sessionCreateParameters, (sandbox, given) =>
    expandSession(sandbox, createSession(sandbox, given), given.expand),
  ),
  endpoint("GET", sessions, sessionListParameters, (sandbox, given) => {
    const paths = given.expand?.map((path) => path.replace("data.", ""));
    const all = sandbox.store.all("sessions").map(({ object }) => object);
    const list = newestOf(all, given, sessions);
    return { ...list, data: list.data.map((session) => expandSession(sandbox, session, paths)) };
  }),
  endpoint(
    "GET",
    `${sessions}/:session`,
    sessionRetrieveParameters,
    (sandbox, given, { session: id = "" }) => {
      const session = expireWhenOver(sandbox, findSession(sandbox, id));
      return expandSession(sandbox, session.object, given.expand);
    },
  ),
  endpoint(
    "POST",
    `${sessions}/:session/expire`,
    sessionRetrieveParameters,
    (sandbox, given, { session: id = "" }, cause) =>
      expandSession(sandbox, expireSession(sandbox, id, cause), given.expand),
  ),
  endpoint(
    "GET",
    `${sessions}/:session/line_items`,
    resource.listParameters,
    (sandbox, given, { session: id = "" }) =>
      pageOf(findSession(sandbox, id).lines, given, `${sessions}/${id}/line_items`),
  ),
  endpoint(
    "GET",
    "/v1/payment_intents/:intent",
    resource.paymentRetrieveParameters,
    (sandbox, given, { intent: id = "" }) => {
      const payment = sandbox.store.get("paymentIntents", id);
      if (!payment) throw missingResource("payment_intent", id, "intent", 404);
      return expandPayment(sandbox, payment, given.expand);
    },
  ),
  endpoint("GET", "/v1/charges", resource.chargeListParameters, (sandbox, given) =>
    newestOf(sandbox.store.all("charges"), given, "/v1/charges"),
  ),
  endpoint("GET", "/v1/disputes", resource.movementListParameters, (sandbox, given) =>
    newestOf(sandbox.store.all("disputes"), given, "/v1/disputes"),
  ),
  endpoint("GET", "/v1/refunds", resource.movementListParameters, (sandbox, given) =>
    newestOf(sandbox.store.all("refunds"), given, "/v1/refunds"),
  ),
  endpoint("POST", "/v1/refunds", resource.refundCreateParameters, (sandbox, given, _names, cause) =>
    createRefund(sandbox, refundableCharge(sandbox, given.payment_intent), given.amount, cause),
  ),
  endpoint("POST", "/v1/coupons", resource.couponCreateParameters, (sandbox, given) =>
    createCoupon(sandbox, given),
  ),
  endpoint("POST", webhookEndpoints, resource.webhookEndpointCreateParameters, (sandbox, given) =>
    createWebhookEndpoint(sandbox, given),
  ),
  endpoint("GET", webhookEndpoints, resource.listParameters, (sandbox, given) =>
    pageOf(listWebhookEndpoints(sandbox), given, webhookEndpoints),
  ),
  endpoint(
    "DELETE",
    `${webhookEndpoints}/:endpoint`,
    resource.noParameters,
    (sandbox, _given, { endpoint: id = "" }) => deleteWebhookEndpoint(sandbox, id),
  ),
  endpoint("GET", "/v1/events", resource.listParameters, (sandbox, given) => {
    const events = sandbox.store
      .all("events")
      .toSorted((a, b) => b.sequence - a.sequence)
      .map(({ body }): { id: string } => JSON.parse(body));
    return pageOf(events, given, "/v1/events");
  }),
];
