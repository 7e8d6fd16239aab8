import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** `wrong-address`: the typed address is not that of the page. */
export type ErasePersonError = "not-found" | "wrong-address" | "open-orders" | "has-account";

export interface Erasing {
  /** Row number; null for a guest. */
  readonly customer: number | null;
  /** As typed to confirm, in lower case. */
  readonly email: string;
  /** e-mail of the staff member */
  readonly by: string;
}

/**
 * Erases a person at their request, by the same rules as their own button: refused while an order is open. The typed
 * address replaces the link by mail. The audit log keeps the row number, never the address.
 * Source: specification 11.3; decision 0022.
 */
export async function erasePerson(
  shop: Shop,
  { customer, email, by }: Erasing,
): Promise<Result<null, ErasePersonError>> {
  const at = shop.clock();
  const known = customer === null ? null : await shop.store.people.findAccountById(customer);
  if (customer !== null && !known) return fail("not-found");
  if (known && known.email.toLowerCase() !== email) return fail("wrong-address");
  const outcome = await shop.store.transaction(async (tx) => {
    const done = known
      ? await tx.accounts.eraseCustomer(
          known.id,
          (to, locale) => ({
            key: `account-erased:${known.id}:${at.getTime()}`,
            to,
            mail: { kind: "account-erased", locale, token: "" },
          }),
          at,
        )
      : await tx.accounts.eraseGuest(email, at);
    if (done === "erased") {
      const changes = [{ field: "erased", before: "", after: "true" }];
      await tx.staff.auditAct({ at, by, entity: "customers", document: known?.id ?? "guest", changes });
    }
    return done;
  });
  if (outcome === "absent") return fail("not-found");
  if (outcome !== "erased") return fail(outcome);
  if (known) shop.flushOutbox();
  return ok(null);
}
