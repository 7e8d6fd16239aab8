import * as v from "valibot";
import { carriers } from "@/src/domain/order/carrier";
import { orderStates } from "@/src/domain/order/order-state";
import { locales } from "@/src/domain/locale/locale";
import { listQuery, listOf, moment } from "./api-list";
import { apiMoney } from "./money";

const text = v.nullable(v.string());

const address = v.nullable(
  v.object({ line1: text, line2: text, postalCode: text, city: text, state: text, country: text }),
);

const pieces = v.object({
  line: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(99),
    v.description("place in `lines`, from 0"),
  ),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

export const apiFulfilment = v.object({
  carrier: v.picklist(carriers),
  trackingNumber: v.string(),
  trackingUrl: v.string(),
  sentAt: moment,
  pieces: v.array(pieces),
});
export type ApiFulfilment = v.InferOutput<typeof apiFulfilment>;

export const apiOrder = v.object({
  number: v.string(),
  state: v.picklist(orderStates),
  createdAt: moment,
  changedAt: moment,
  paidAt: v.nullable(moment),
  locale: v.picklist(locales),
  total: apiMoney,
  paidByGiftCards: apiMoney,
  refunded: v.pipe(apiMoney, v.description("to the payment provider and to gift cards")),
  vat: v.nullable(v.object({ country: v.string(), percent: v.number(), amount: apiMoney })),
  receiptNumber: text,
  promoCode: text,
  note: v.string(),
  buyer: v.object({ email: text, name: text, phone: text, address }),
  delivery: v.object({ name: text, address }),
  lines: v.array(
    v.object({
      sku: v.string(),
      kind: v.string(),
      title: v.string(),
      details: v.array(v.string()),
      quantity: v.pipe(v.number(), v.integer()),
      unitPrice: apiMoney,
      total: apiMoney,
      selection: v.pipe(
        v.nullable(v.record(v.string(), v.nullable(v.string()))),
        v.description("the parts of a bespoke watch by their keys"),
      ),
    }),
  ),
  toSend: v.pipe(v.array(pieces), v.description("pieces that no parcel has taken yet")),
  fulfilments: v.array(apiFulfilment),
});
export type ApiOrder = v.InferOutput<typeof apiOrder>;

export const ordersQuery = v.object({
  ...listQuery,
  "changed-since": v.optional(
    v.pipe(moment, v.description("orders that have changed at this moment or later, oldest change first")),
  ),
});
export const apiOrders = listOf(apiOrder);

export const orderParams = v.object({
  number: v.pipe(v.string(), v.minLength(1), v.maxLength(40), v.description("as `VAL-2026-00001`")),
});

export const fulfilmentRequest = v.object({
  carrier: v.picklist(carriers),
  trackingNumber: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6,40}$/)),
  pieces: v.optional(
    v.pipe(
      v.array(pieces),
      v.minLength(1),
      v.maxLength(50),
      v.description("of a parcel with a part of the order; leave it out for all that is left"),
    ),
  ),
});

export const apiFulfilments = v.object({ data: v.array(apiFulfilment) });

/** Steps that other systems take; what is about money or the buyer's rights is decided by people. */
export const orderStepRequest = v.object({ to: v.picklist(["in-workshop", "quality-control", "delivered"]) });
