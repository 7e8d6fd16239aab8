import type { Endpoint } from "payload";
import * as v from "valibot";
import { rowId } from "@/src/domain/contracts/row-id";
import { fail, ok } from "@/src/domain/result";
import { stockLists } from "@/src/domain/stock/stock";
import { countStock, moveStock, type CountError, type MoveError } from "@/src/services/stock/count-stock";
import { returnStock, type ReturnError } from "@/src/services/stock/return-stock";
import { answerJson } from "./answer";
import { staffEndpoint } from "./staff-route";

/** More than any workshop holds; refuses a mistyped number. */
const MAX_PIECES = 100_000;

const counted = { list: v.picklist(stockLists), document: rowId };

const pieces = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PIECES));

const tooFew = "Fewer would be left than are reserved for open payments. Nothing was changed.";

const countMessages: Readonly<Record<CountError, string>> = {
  "not-found": "There is nothing of that number to count.",
  "too-few": tooFew,
};

const moveMessages: Readonly<Record<MoveError, string>> = {
  "not-counted": "The pieces of this are not counted.",
  "too-few": tooFew,
};

const returnMessages: Readonly<Record<ReturnError, string>> = {
  "not-found": "There is no such order.",
  "not-returned": "The order was neither withdrawn from nor refunded.",
  "too-early": "The last step of the order can still be taken back. Wait a minute.",
  nothing: "None of its pieces is counted, or they have been put back already.",
};

/** Staff actions on counted pieces. */
export const staffStock: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/stock-count",
    request: v.object({
      ...counted,
      isCounted: v.boolean(),
      lowAt: v.nullable(pieces),
      pieces: v.nullable(pieces),
    }),
    errors: { "not-found": 404, "too-few": 409 },
    handle: async (wish, shop, by) => {
      const done = await countStock(shop, { ...wish, by });
      return done.ok ? ok(answerJson({})) : fail({ code: done.error, message: countMessages[done.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/stock-move",
    request: v.object({
      ...counted,
      pieces: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(-MAX_PIECES),
        v.maxValue(MAX_PIECES),
        v.notValue(0, "changes nothing"),
      ),
      reason: v.picklist(["delivery", "correction"]),
      note: v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200))),
      key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, "is not a key")),
    }),
    errors: { "not-counted": 409, "too-few": 409 },
    handle: async (wish, shop, by) => {
      const moved = await moveStock(shop, { ...wish, by });
      return moved.ok
        ? ok(answerJson({ available: moved.value }))
        : fail({ code: moved.error, message: moveMessages[moved.error] });
    },
  }),
  staffEndpoint({
    path: "/staff/stock-return",
    request: v.object({ order: rowId }),
    errors: { "not-found": 404, "not-returned": 409, "too-early": 409, nothing: 409 },
    handle: async ({ order }, shop, by) => {
      const returned = await returnStock(shop, { orderId: order, by });
      return returned.ok
        ? ok(answerJson({ pieces: returned.value }))
        : fail({ code: returned.error, message: returnMessages[returned.error] });
    },
  }),
];
