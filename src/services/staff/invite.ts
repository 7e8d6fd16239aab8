import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import type { StaffRoleName } from "@/src/domain/staff/staff-account";
import type { Shop } from "@/src/services/shop";
import { queueLink } from "./send-link";

interface Invitation {
  /** in lower case */
  readonly email: string;
  readonly role: StaffRoleName;
  /** Languages a translator may save in. */
  readonly languages: readonly Locale[];
  /** Of the mail. */
  readonly locale: Locale;
  /** E-mail of the inviting admin. */
  readonly by: string;
}

/** Opens an account and sends its owner the link to choose a password. @returns its number */
export async function inviteStaff(
  shop: Shop,
  { email, role, languages, locale, by }: Invitation,
): Promise<Result<number, "known">> {
  const now = shop.clock();
  const id = await shop.store.transaction(async (tx) => {
    const account = await tx.staff.insertAccount({ email, role, languages, now });
    if (account === null) return null;
    await queueLink(shop, tx, { id: account, email, role, joinedAt: null }, locale);
    const created = { email, role, languages: languages.join(", ") };
    const changes = Object.entries(created).map(([field, after]) => ({ field, before: "", after }));
    await tx.staff.auditAct({ at: now, by, entity: "users", document: account, changes });
    return account;
  });
  if (id === null) return fail("known");
  shop.flushOutbox();
  return ok(id);
}
