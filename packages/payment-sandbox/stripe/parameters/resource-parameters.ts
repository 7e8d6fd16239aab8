import type * as v from "valibot";
import {
  choice,
  expand,
  fields,
  integer,
  list,
  metadata,
  optional,
  page,
  text,
  timeRange,
  webAddress,
} from "./form-values";
import { eventTypes } from "./event-types";

/** Parameters of lists with paging only. */
export const listParameters = fields(page);

export const paymentRetrieveParameters = fields({ expand: expand(["latest_charge"]) });

export const chargeListParameters = fields({ ...page, created: timeRange() });

/** Of refunds and of disputes. */
export const movementListParameters = fields({
  ...page,
  created: timeRange(),
  payment_intent: optional(text()),
});

export const refundCreateParameters = fields({ amount: optional(integer(1)), payment_intent: text() });

export const couponCreateParameters = fields({
  amount_off: integer(1, 99_999_999),
  currency: text(3),
  duration: optional(choice(["once"])),
  max_redemptions: optional(integer(1)),
  metadata: optional(metadata()),
  name: optional(text(40)),
});

export type CouponCreate = v.InferOutput<typeof couponCreateParameters>;

export const webhookEndpointCreateParameters = fields({
  description: optional(text()),
  enabled_events: list(choice(eventTypes)),
  metadata: optional(metadata()),
  url: webAddress(),
});

export type WebhookEndpointCreate = v.InferOutput<typeof webhookEndpointCreateParameters>;

export const noParameters = fields({});
