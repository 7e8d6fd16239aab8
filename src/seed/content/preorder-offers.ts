import * as v from "valibot";
import { completeLanguages, text } from "@/src/seed/content-text";
import { price } from "@/src/seed/catalogue/seed-option";
import { readContent } from "@/src/seed/read-content";

const offer = v.pipe(
  v.strictObject({
    key: v.string(),
    name: text,
    text,
    sku: v.string(),
    straps: v.array(v.strictObject({ family: v.string(), key: v.string() })),
    price,
    depositPercent: v.number(),
    pieces: v.number(),
    shipsAt: v.pipe(v.string(), v.isoTimestamp()),
    isInvited: v.boolean(),
    /** For those who are invited; the shop sets another one in the admin. */
    password: v.optional(v.string()),
  }),
  v.transform(({ name, text: words, ...row }) => ({ ...row, ...completeLanguages({ name, text: words }) })),
);

/** Runs that are sold before they are made. */
export const preorderOffers = readContent("preorder-offers.json", v.array(offer));

/** Password of the demonstration. */
export const demoPassword = preorderOffers.find(({ isInvited }) => isInvited)?.password ?? "";
