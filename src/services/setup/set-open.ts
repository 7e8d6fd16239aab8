import { openingChecks } from "@/src/domain/launch-checks/launch-checks";
import { fail, ok, type Result } from "@/src/domain/result";
import { loadLaunchChecks } from "@/src/services/launch-checks/load-launch-checks";
import type { Shop } from "@/src/services/shop";

/**
 * Opens the shop for visitors, or closes it (decision 0018).
 * @param by e-mail of the member of staff
 * @returns `checks` while a check keeps the shop from being opened
 */
export async function setOpen(shop: Shop, isOpen: boolean, by: string): Promise<Result<null, "checks">> {
  if (isOpen && openingChecks(await loadLaunchChecks(shop)).length > 0) return fail("checks");
  await setClosed(shop, !isOpen, by);
  return ok(null);
}

/**
 * Closes the shop or opens it, with an entry in the audit log if it was otherwise before.
 * @param by e-mail of the member of staff, or what has done it
 */
export async function setClosed(shop: Shop, isClosed: boolean, by: string): Promise<void> {
  const at = shop.clock();
  await shop.store.transaction(async (tx) => {
    if (!(await tx.launchChecks.setClosed(isClosed, at))) return;
    const changes = [{ field: "maintenance.enabled", before: String(!isClosed), after: String(isClosed) }];
    await tx.staff.auditAct({ at, by, entity: "shop-settings", document: "", changes });
  });
}
