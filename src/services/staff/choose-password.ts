import { fail, ok, type Result } from "@/src/domain/result";
import { hiddenValue } from "@/src/domain/staff/audit-changes";
import { deviceName } from "@/src/domain/staff/device-name";
import type { PasswordError } from "@/src/domain/staff/password-rules";
import type { Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";
import { choosingError } from "./choosable-password";
import { hashPassword, type StoredPassword } from "./password-hash";
import type { Visitor } from "./sign-in";
import { hashesOfToken } from "./staff-links";

/** `unknown-link`: used, expired, or not issued by the shop. */
export type ChoosingError = "unknown-link" | PasswordError;

interface Chosen {
  readonly id: number;
  readonly email: string;
  readonly kept: StoredPassword;
}

async function keep(
  shop: Shop,
  tx: Transaction,
  { id, email, kept }: Chosen,
  visitor: Visitor,
): Promise<void> {
  const at = shop.clock();
  await tx.staff.setPassword(id, kept, at);
  await tx.staff.endStaffSessions(id, { exceptSid: null });
  await tx.staff.dropLinks(id);
  const { address, userAgent } = visitor;
  await tx.staff.logSignIn({ at, email, outcome: "password-chosen", address, device: deviceName(userAgent) });
  const changes = [{ field: "password", before: "", after: hiddenValue }];
  await tx.staff.auditAct({ at, by: email, entity: "users", document: id, changes });
}

/** Sets the password its owner chose by a link. It does not sign in: the sign-in asks for the second factor as usual. */
export async function choosePassword(
  shop: Shop,
  { token, password }: { readonly token: string; readonly password: string },
  visitor: Visitor,
): Promise<Result<null, ChoosingError>> {
  const hashes = hashesOfToken(shop, token);
  const link = await shop.store.staff.findLink(hashes, shop.clock());
  const account = link?.accountId ? await shop.store.staff.findAccount(link.accountId) : null;
  if (!account) return fail("unknown-link");
  const error = choosingError(shop, password, account.email);
  if (error) return fail(error);
  const kept = await hashPassword(password);
  return shop.store.transaction(async (tx): Promise<Result<null, ChoosingError>> => {
    const locked = await tx.staff.lockAccount(account.id);
    if (!locked || !(await tx.staff.consumeLink(hashes, shop.clock()))) return fail("unknown-link");
    await keep(shop, tx, { ...locked, kept }, visitor);
    return ok(null);
  });
}

interface FirstAdmin {
  readonly token: string;
  /** in lower case */
  readonly email: string;
  readonly password: string;
}

/** Opens the first account of a shop that has none, by the link printed at start-up. */
export async function openFirstAccount(
  shop: Shop,
  { token, email, password }: FirstAdmin,
  visitor: Visitor,
): Promise<Result<null, ChoosingError>> {
  const hashes = hashesOfToken(shop, token);
  const link = await shop.store.staff.findLink(hashes, shop.clock());
  if (link?.kind !== "first-admin") return fail("unknown-link");
  const error = choosingError(shop, password, email);
  if (error) return fail(error);
  const kept = await hashPassword(password);
  return shop.store.transaction(async (tx): Promise<Result<null, ChoosingError>> => {
    const now = shop.clock();
    const isFirst = (await tx.staff.consumeLink(hashes, now)) && !(await tx.staff.hasAccounts());
    const opened = { email, role: "admin", languages: [], notices: ["new-order"], now } as const;
    const id = isFirst ? await tx.staff.insertAccount(opened) : null;
    if (id === null) return fail("unknown-link");
    await keep(shop, tx, { id, email, kept }, visitor);
    return ok(null);
  });
}
