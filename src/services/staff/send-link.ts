import type { Locale } from "@/src/domain/locale/locale";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import type { StaffAccount } from "@/src/domain/staff/staff-account";
import type { Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";
import { makeLink } from "./staff-links";

/** Queues a mail with a link: an invitation until the account is open, then a password reset. */
export async function queueLink(
  shop: Shop,
  tx: Transaction,
  { id, email, joinedAt }: StaffAccount,
  locale: Locale,
): Promise<void> {
  const kind = joinedAt === null ? "invitation" : "reset";
  const { seed, expiresAt } = await makeLink(shop, tx, kind, id);
  const mail = { kind: "staff-link", locale, purpose: kind, seed, expires: expiresAt.getTime() } as const;
  await tx.mails.queueMail({ key: `staff-link:${shop.random(96)}`, to: email, mail }, shop.clock());
}

/** Sends a password reset or the invitation again, on behalf of an admin. @returns false for an unknown account */
export async function sendLink(
  shop: Shop,
  { accountId, locale, by }: { readonly accountId: number; readonly locale: Locale; readonly by: string },
): Promise<boolean> {
  const isSent = await shop.store.transaction(async (tx) => {
    const account = await tx.staff.lockAccount(accountId);
    if (!account) return false;
    await queueLink(shop, tx, account, locale);
    const changes = [{ field: "link", before: "", after: hiddenValue }];
    await tx.staff.auditAct({ at: shop.clock(), by, entity: "users", document: accountId, changes });
    return true;
  });
  if (isSent) shop.flushOutbox();
  return isSent;
}
