import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

/** `same`: it is the customer's own address. `unknown`: nothing of the shop bears it. */
export type MergeError = "not-found" | "same" | "unknown";

export interface Merging {
  /** Row number of the customer who stays. */
  readonly customer: number;
  /** Of the other account or guest, in lower case. */
  readonly email: string;
  /** e-mail of who decided */
  readonly by: string;
}

class Refused extends Error {
  constructor(readonly code: MergeError) {
    super(code);
  }
}

const codes = { absent: "not-found", same: "same", unknown: "unknown" } as const;

/**
 * Makes two addresses of one person one customer. It cannot be undone. The audit log says that it happened; the address
 * itself is noted at the customer, where it can be erased.
 */
export async function mergePerson(
  shop: Shop,
  { customer, email, by }: Merging,
): Promise<Result<null, MergeError>> {
  try {
    await shop.store.transaction(async (tx) => {
      const at = shop.clock();
      const outcome = await tx.accounts.mergeCustomer(customer, email, at);
      // Whatever was moved until then is not.
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
