import type { Endpoint } from "payload";
import * as v from "valibot";
import { carriers, isTrackingNumber } from "@/src/domain/order/carrier";
import { orderStates } from "@/src/domain/order/order-state";
import { partSent, type UndoError } from "@/src/domain/order/undo-step";
import { fail, ok } from "@/src/domain/result";
import { correctAddress, type AddressError } from "@/src/services/orders/correct-address";
import { correctParcel } from "@/src/services/orders/correct-parcel";
import { moveByStaff, type StaffStepError } from "@/src/services/orders/move-by-staff";
import { noteRepair } from "@/src/services/orders/note-repair";
import { refundOrder, type RefundError } from "@/src/services/orders/refund-order";
import { sendPart, type PartError } from "@/src/services/orders/send-part";
import { undoStep } from "@/src/services/orders/undo-step";
import { answerJson } from "./answer";
import { staffGiftCards } from "./staff-gift-cards";
import { staffStock } from "./staff-stock";
import { rowId } from "@/src/domain/contracts/row-id";
import { line, optionalLine } from "./staff-input";
import { staffEndpoint } from "./staff-route";

const parcel = v.object({
  carrier: v.picklist(carriers),
  trackingNumber: v.pipe(
    v.string(),
    v.transform((typed) => typed.replaceAll(/\s/g, "")),
    v.check(isTrackingNumber, "is no tracking number: 6 to 40 letters and digits"),
  ),
});

const piece = v.object({
  line: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
});

const refundMessages: Readonly<Record<RefundError, string>> = {
  "not-found": "There is no such order.",
  unpaid: "Nothing was paid for this order, or everything was given back.",
  "no-pieces":
    "The order has no such pieces left to refund: each is refunded once, and not before it has come back from an exchange.",
  "too-much": "That is more than is left of the order, or than was paid for the pieces.",
  "awaits-return": "The pieces that are exchanged have not come back: nothing is given back for them before.",
  changed: "Something is being given back just now, or was meanwhile. Look at the order again.",
  "card-spent": "A gift card bought with this order was spent: only what is left on it can be given back.",
  unavailable:
    "The payment provider does not answer. Look at the order again for what went to gift cards, then try the rest.",
  refused:
    "The payment provider refused. Look at the order again for what went to gift cards, and at its dashboard.",
};

const stepMessages: Readonly<Record<StaffStepError, string>> = {
  "not-found": "There is no such order.",
  changed: "The order moved meanwhile. Look at it again.",
  impossible: "The order cannot go there from where it is.",
  "no-parcel": "Say who carries the parcel, and its number: the buyer gets them by mail.",
};

const partMessages: Readonly<Record<PartError, string>> = {
  "not-found": "There is no such order.",
  changed: "The order moved meanwhile. Look at it again.",
  impossible: "Parts of an order leave from the workshop or from control.",
  "no-pieces": "The order has no such pieces left to send.",
  "all-of-it": "Nothing would be left: ship the order as a whole.",
  "number-used": "Another parcel of the order has this number.",
};

const undoMessages: Readonly<Record<UndoError | "not-found", string>> = {
  "not-found": "There is no such order.",
  moved:
    "Something has happened to the order since, or the step cannot be taken back. Look at the order again.",
  "too-late": "The minute is over and the mail is on its way: the step stays.",
  cards: "The step froze the gift cards bought with the order: it stays.",
};

const addressMessages: Readonly<Record<AddressError, string>> = {
  "not-found": "There is no such order.",
  "on-its-way": "There is no parcel here that an address could be changed on.",
  "not-sent-there": "The shop does not send to that country.",
  incomplete: "A part of the address that the country needs is missing.",
  "postal-code": "That country writes its post codes in another way.",
};

/** Calls of the admin's own buttons. */
export const staffEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/refund",
    request: v.object({
      order: rowId,
      /** hundredths of the charged currency */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** its reason; none for a free amount */
      pieces: v.optional(v.pipe(v.array(piece), v.maxLength(100)), []),
      /** whether the pieces are restocked */
      isRestocked: v.optional(v.boolean(), false),
      /** the refunded amount shown on the order's sheet */
      knownRefunded: v.pipe(v.number(), v.integer(), v.minValue(0)),
      key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "is not a key")),
      reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
    }),
    errors: {
      "not-found": 404,
      unpaid: 422,
      "no-pieces": 409,
      "too-much": 422,
      "awaits-return": 409,
      changed: 409,
      "card-spent": 422,
      unavailable: 503,
      refused: 502,
    },
    handle: async ({ order, ...decision }, shop, by) => {
      const refunded = await refundOrder(shop, { orderId: order, ...decision, by });
      return refunded.ok
        ? ok(answerJson(refunded.value))
        : fail({ code: refunded.error, message: refundMessages[refunded.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/order-step",
    request: v.object({
      order: rowId,
      from: v.picklist(orderStates),
      to: v.picklist(orderStates),
      parcel: v.optional(v.nullable(parcel), null),
    }),
    errors: { "not-found": 404, changed: 409, impossible: 422, "no-parcel": 422 },
    handle: async ({ order, ...step }, shop, by) => {
      const moved = await moveByStaff(shop, { orderId: order, ...step, by });
      return moved.ok
        ? ok(answerJson({ state: moved.value }))
        : fail({ code: moved.error, message: stepMessages[moved.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/order-step-undo",
    request: v.object({ order: rowId, to: v.picklist([...orderStates, partSent]) }),
    errors: { "not-found": 404, moved: 409, "too-late": 409, cards: 409 },
    handle: async ({ order, to }, shop, by) => {
      const undone = await undoStep(shop, { orderId: order, to, by });
      return undone.ok
        ? ok(answerJson({ state: undone.value }))
        : fail({ code: undone.error, message: undoMessages[undone.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/order-part",
    request: v.object({
      order: rowId,
      from: v.picklist(orderStates),
      parcel,
      pieces: v.pipe(v.array(piece), v.minLength(1), v.maxLength(50)),
    }),
    errors: {
      "not-found": 404,
      changed: 409,
      impossible: 422,
      "no-pieces": 422,
      "all-of-it": 422,
      "number-used": 409,
    },
    handle: async ({ order, ...part }, shop, by) => {
      const sent = await sendPart(shop, { orderId: order, ...part, by });
      return sent.ok ? ok(answerJson({})) : fail({ code: sent.error, message: partMessages[sent.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/order-repair",
    request: v.object({ order: rowId, pieces: v.pipe(v.array(piece), v.minLength(1), v.maxLength(50)) }),
    errors: { "not-found": 404, "no-pieces": 409 },
    handle: async ({ order, pieces }, shop, by) => {
      const noted = await noteRepair(shop, order, pieces, by);
      return noted.ok
        ? ok(answerJson({}))
        : fail({
            code: noted.error,
            message: "The order has no such watches whose guarantee a repair could prolong.",
          });
    },
  }),
  staffEndpoint({
    path: "/staff/order-parcel",
    request: v.object({
      order: rowId,
      parcel,
      /** index of a part parcel, from 0; the last parcel when left out */
      part: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99))), null),
    }),
    errors: { "not-found": 404, "not-sent": 422 },
    handle: async ({ order, part, ...corrected }, shop, by) => {
      const done = await correctParcel(shop, order, { parcel: corrected.parcel, part }, by);
      return done.ok
        ? ok(answerJson({}))
        : fail({ code: done.error, message: "There is no parcel on its way." });
    },
  }),
  staffEndpoint({
    path: "/staff/order-address",
    request: v.object({
      order: rowId,
      name: line(120),
      line1: line(120),
      line2: optionalLine(120),
      postalCode: optionalLine(16),
      city: line(80),
      state: v.optional(optionalLine(80), ""),
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "is no code of a country")),
    }),
    errors: {
      "not-found": 404,
      "on-its-way": 409,
      "not-sent-there": 422,
      incomplete: 422,
      "postal-code": 422,
    },
    handle: async ({ order, name, line2, postalCode, state, ...rest }, shop, by) => {
      const address = {
        ...rest,
        line2: line2 || null,
        postalCode: postalCode || null,
        state: state || null,
      };
      const done = await correctAddress(shop, order, { name, address }, by);
      return done.ok ? ok(answerJson({})) : fail({ code: done.error, message: addressMessages[done.error] });
    },
  }),
  ...staffGiftCards,
  ...staffStock,
];
