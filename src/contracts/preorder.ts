import * as v from "valibot";
import { preorderStages } from "../domain/preorder/preorder-offer";
import { minor } from "../domain/money/minor";
import { answersSchema } from "./forms/form";
import { preorderDetails } from "./forms/preorder-details";
import { localeQuery } from "./reading";
import { sentText } from "./text";

const money = v.pipe(v.number(), v.integer(), v.transform(minor));
const offerKey = v.pipe(v.string("is missing"), v.regex(/^[a-z0-9-]{2,40}$/, "is not the key of an offer"));

/** GET /api/preorder/offer?offer=. */
export const preorderQuery = v.object({ ...localeQuery.entries, offer: offerKey });

/** What can be reserved at this moment. Amounts are hundredths of a euro. */
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
  straps: v.array(v.object({ key: v.string(), label: v.string(), image: v.string() })),
  boxes: v.array(v.object({ key: v.string(), label: v.string(), price: money })),
});
export type PreorderResponse = v.InferOutput<typeof preorderResponse>;

/** What somebody wrote in the second step; errors are those of its form. */
export const preorderContact = answersSchema(preorderDetails);

/** POST /api/preorder/checkout. Source: specification §7. */
export const preorderCheckoutRequest = v.object({
  offer: offerKey,
  /** made up by the browser when the form was opened: sent again, it is the same order */
  key: v.pipe(v.string("is missing"), v.regex(/^[A-Za-z0-9-]{16,64}$/, "is not a key")),
  strap: v.pipe(sentText, v.maxLength(60)),
  box: v.pipe(sentText, v.maxLength(60)),
  lang: v.optional(v.picklist(["fr", "en", "es", "jp"]), "fr"),
  /** currency the shopper sees */
  currency: v.optional(v.string(), "EUR"),
  /** what the shopper was told is paid now, hundredths of a euro */
  expectedDeposit: v.number("is missing"),
  newsletter: v.optional(v.boolean(), false),
  contact: preorderContact,
});
export type PreorderCheckoutRequest = v.InferOutput<typeof preorderCheckoutRequest>;
