import * as v from "valibot";
import { minor } from "@/src/domain/money/minor";
import { preorderStages } from "@/src/domain/preorder/preorder-offer";
import { localeQuery } from "./reading";

const money = v.pipe(v.number(), v.integer(), v.transform(minor));

/** Name of an offer. */
export const offerKey = v.pipe(
  v.string("is missing"),
  v.regex(/^[a-z0-9-]{2,40}$/, "is not the key of an offer"),
);

/** GET /api/preorder/offer?offer=. */
export const preorderQuery = v.object({ ...localeQuery.entries, offer: offerKey });

/** Current availability. Amounts are hundredths of a euro. */
export const preorderResponse = v.object({
  key: v.string(),
  name: v.string(),
  text: v.string(),
  stage: v.picklist(preorderStages),
  left: v.number(),
  pieces: v.number(),
  price: money,
  depositPercent: v.number(),
  opensAt: v.nullable(v.string()),
  shipsAt: v.string(),
  /** current version of the terms, which paying names again */
  terms: v.optional(v.nullable(v.string()), null),
  straps: v.array(v.object({ key: v.string(), label: v.string(), image: v.string() })),
  boxes: v.array(v.object({ key: v.string(), label: v.string(), price: money })),
});
export type PreorderResponse = v.InferOutput<typeof preorderResponse>;
