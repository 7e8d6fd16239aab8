import type { CollectionBeforeChangeHook } from "payload";
import { refusal } from "@/src/access/refusal";
import { affiliateStates, canAffiliateBecome, type AffiliateState } from "@/src/domain/forms/affiliate";

const isState = (value: unknown): value is AffiliateState => affiliateStates.some((state) => state === value);

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** What must be written down before an affiliate comes to a state, and why. */
const needed: Readonly<Partial<Record<AffiliateState, readonly (readonly [field: string, why: string])[]>>> =
  {
    accepted: [
      ["code", "Enter the code first: it becomes the affiliate's address."],
      [
        "reduction",
        "Enter what the code takes off first: a code that takes nothing off would only follow people.",
      ],
      ["commission", "Enter the commission first: it is agreed before the first link."],
      ["reason", "Write the sentence for the mail first: a yes gives its reason."],
    ],
    refused: [["reason", "Write the sentence for the mail first: a no gives its reason."]],
  };

/** Staff answers an application along the table of states, with everything the answer needs. */
export const keepAgreement: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  if (operation !== "update") return data;
  const from: unknown = originalDoc?.status;
  const to: unknown = data.status ?? from;
  if (!isState(from) || !isState(to)) return data;
  const after: Readonly<Record<string, unknown>> = { ...originalDoc, ...data };
  if (!isEmpty(originalDoc?.code) && from !== "applied" && after.code !== originalDoc?.code) {
    throw refusal("The code is in use: links and orders carry it. End this agreement instead.", 422);
  }
  if (from !== to && !canAffiliateBecome(from, to)) {
    throw refusal(`An affiliate that is ${from} cannot become ${to}.`, 422);
  }
  const [missing] = (needed[to] ?? []).filter(([field]) => isEmpty(after[field]));
  if (missing) throw refusal(missing[1], 422);
  return data;
};
