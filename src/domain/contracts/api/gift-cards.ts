import * as v from "valibot";
import { moment } from "./api-list";
import { apiMoney } from "./money";

export const cardBalanceRequest = v.object({ code: v.pipe(v.string(), v.minLength(1), v.maxLength(60)) });

export const cardBalance = v.object({
  ending: v.string(),
  kind: v.string(),
  status: v.picklist(["open", "empty", "frozen", "expired"]),
  value: apiMoney,
  available: v.pipe(apiMoney, v.description("what it can pay now")),
  expiresAt: moment,
});
export type CardBalanceAnswer = v.InferOutput<typeof cardBalance>;
