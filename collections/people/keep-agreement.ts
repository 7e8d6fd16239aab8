import { adminMessages } from "@/src/i18n/admin-messages";
import type { CollectionBeforeChangeHook } from "payload";
import { forReader } from "@/src/admin/access/for-reader";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { refusal } from "@/src/admin/access/refusal";
import { affiliateStates, canAffiliateBecome, type AffiliateState } from "@/src/domain/forms/affiliate";

const isState = (value: unknown): value is AffiliateState => affiliateStates.some((state) => state === value);

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

const noCode = adminMessages("people.keepAgreement.noCode");
const noReduction = adminMessages("people.keepAgreement.noReduction");
const noCommission = adminMessages("people.keepAgreement.noCommission");
const noReason = adminMessages("people.keepAgreement.noReason");

/** Required fields of an affiliate's state, and the reason. */
const needed: Readonly<
  Partial<Record<AffiliateState, readonly (readonly [field: string, why: ReaderText])[]>>
> = {
  accepted: [
    ["code", noCode],
    ["reduction", noReduction],
    ["commission", noCommission],
    ["reason", noReason],
  ],
  refused: [["reason", noReason]],
};

/** Staff answers an application along the table of states, with all data the answer needs. */
export const keepAgreement: CollectionBeforeChangeHook = ({ data, originalDoc, operation, req }) => {
  if (operation !== "update") return data;
  const from: unknown = originalDoc?.status;
  const to: unknown = data.status ?? from;
  if (!isState(from) || !isState(to)) return data;
  const after: Readonly<Record<string, unknown>> = { ...originalDoc, ...data };
  if (!isEmpty(originalDoc?.code) && from !== "applied" && after.code !== originalDoc?.code) {
    const words = adminMessages("people.keepAgreement.codeInUse");
    throw refusal(forReader(req, words), 422);
  }
  if (from !== to && !canAffiliateBecome(from, to)) {
    const words = adminMessages("people.keepAgreement.stateChanged");
    throw refusal(forReader(req, words), 422);
  }
  const [missing] = (needed[to] ?? []).filter(([field]) => isEmpty(after[field]));
  if (missing) throw refusal(forReader(req, missing[1]), 422);
  return data;
};
