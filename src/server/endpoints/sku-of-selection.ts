import type * as v from "valibot";
import type { selectionRequest } from "@/src/domain/contracts/configurator-requests";
import { fail, ok } from "@/src/domain/result";
import { createSku } from "@/src/services/configurator/create-sku";
import { answerJson } from "./answer";
import type { Caller, Reply } from "./route";

/** POST /api/configurator/sku: { sku, price }. */
export async function skuOfSelection(
  selection: v.InferOutput<typeof selectionRequest>,
  { shop }: Caller,
): Reply<"invalid"> {
  const created = await createSku(shop, selection);
  if (created.ok) return ok(answerJson(created.value));
  const { field, reason } = created.error;
  return fail({ code: "invalid", field, message: reason });
}
