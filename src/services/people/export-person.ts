import { exportAccount } from "@/src/services/account/export-account";
import type { Shop } from "@/src/services/shop";

/**
 * The file a customer could fetch themselves, for somebody who asks the shop for it; who handed it out stands in the
 * audit log. @returns null where there is no such account
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
