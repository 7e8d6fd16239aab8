import { exportAccount } from "@/src/services/account/export-account";
import type { Shop } from "@/src/services/shop";

/**
 * The customer's own export file, for staff to hand out on request; recorded in the audit log. @returns null for an
 * unknown account
 */
export async function exportPerson(shop: Shop, customerId: number, by: string) {
  const account = await shop.store.people.findAccountById(customerId);
  if (!account) return null;
  const data = await exportAccount(shop, account);
  const changes = [{ field: "export", before: "", after: "true" }];
  await shop.store.staff.auditAct({
    at: shop.clock(),
    by,
    entity: "customers",
    document: customerId,
    changes,
  });
  return data;
}
