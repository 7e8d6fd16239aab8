import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** `wrong-address`: what was typed is not the address of the page. */
export type ErasePersonError = "not-found" | "wrong-address" | "open-orders" | "has-account";

export interface Erasing {
  /** Row number; null for a guest. */
  readonly customer: number | null;
  /** As it was typed to confirm, in lower case. */
  readonly email: string;
  /** e-mail of who decided */
  readonly by: string;
}

/**
 * Erases somebody who asked the shop for it, by the same rules as their own button: nothing while an order is on its way.
 * The typed address stands for the link by mail. The audit log keeps the row number, never the address.
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
