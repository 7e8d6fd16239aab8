import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** `same`: it is the customer's own address. `unknown`: the shop has no data with it. */
export type MergeError = "not-found" | "same" | "unknown";

export interface Merging {
  /** Row number of the remaining customer. */
  readonly customer: number;
  /** Of the other account or guest, in lower case. */
  readonly email: string;
  /** e-mail of the staff member */
  readonly by: string;
}

class Refused extends Error {
  constructor(readonly code: MergeError) {
    super(code);
  }
}

const codes = { absent: "not-found", same: "same", unknown: "unknown" } as const;

/**
 * Merges two addresses of one person into one customer. It cannot be undone. The audit log records the fact only; the
 * address is stored with the customer, where it can be erased.
 */
export async function mergePerson(
  shop: Shop,
  { customer, email, by }: Merging,
): Promise<Result<null, MergeError>> {
  try {
    await shop.store.transaction(async (tx) => {
      const at = shop.clock();
      const outcome = await tx.accounts.mergeCustomer(customer, email, at);
      // Rolls back what was moved so far.
      if (outcome !== "merged") throw new Refused(codes[outcome]);
      const changes = [{ field: "formerEmails", before: "", after: "+1" }];
      await tx.staff.auditAct({ at, by, entity: "customers", document: customer, changes });
    });
    return ok(null);
  } catch (error) {
    if (error instanceof Refused) return fail(error.code);
    throw error;
  }
}
