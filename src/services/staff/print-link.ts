import { normaliseEmail } from "@/src/domain/mail/email-address";
import { fail, ok, type Result } from "@/src/domain/result";
import type { StaffLinkKind } from "@/src/domain/staff/staff-account";
import type { Shop } from "@/src/services/shop";
import { makeLink, staffLink, tokenOfSeed } from "./staff-links";

/** A link for the operator to copy, who already has access to the database. */
export interface PrintedLink {
  readonly address: string;
  readonly expiresAt: Date;
}

async function printed(shop: Shop, kind: StaffLinkKind, accountId: number | null): Promise<PrintedLink> {
  const { seed, expiresAt } = await shop.store.transaction((tx) => makeLink(shop, tx, kind, accountId));
  return { address: staffLink(shop.origin, kind, tokenOfSeed(shop, seed)), expiresAt };
}

/** The link that opens the first account; void as soon as one exists. */
export async function firstAdminLink(shop: Shop): Promise<Result<PrintedLink, "has-accounts">> {
  return (await shop.store.staff.hasAccounts())
    ? fail("has-accounts")
    : ok(await printed(shop, "first-admin", null));
}

/** A link for an account whose owner does not receive mails. */
export async function accountLink(shop: Shop, email: string): Promise<Result<PrintedLink, "unknown">> {
  const account = await shop.store.staff.findAccountByEmail(normaliseEmail(email) ?? "");
  if (!account) return fail("unknown");
  return ok(await printed(shop, account.joinedAt === null ? "invitation" : "reset", account.id));
}
