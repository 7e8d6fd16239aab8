import { fail, ok, type Result } from "@/src/domain/result";
import { bespokeIdOfSku } from "@/src/domain/watch/bespoke-sku";
import type { Customer } from "@/src/store/accounts/session-rows";
import type { Shop } from "@/src/services/shop";

/** Saves a composed watch for a customer, or removes it. Only existing watches can be saved. */
export async function saveWatch(
  { store }: Shop,
  customer: Customer,
  { sku, isSaved }: { readonly sku: string; readonly isSaved: boolean },
): Promise<Result<null, "unknown-sku" | "full">> {
  const id = bespokeIdOfSku(sku);
  if (id === null) return fail("unknown-sku");
  if (!isSaved) {
    await store.accounts.removeSavedWatch(customer.id, id);
    return ok(null);
  }
  const outcome = await store.accounts.saveWatch(customer.id, id);
  if (outcome === "saved") return ok(null);
  return fail(outcome === "full" ? "full" : "unknown-sku");
}
