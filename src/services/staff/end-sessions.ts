import type { Shop } from "@/src/services/shop";

/** One by its number, all except the current one, or all. */
export type EndedSession = number | "others" | "all";

interface Ending {
  readonly accountId: number;
  readonly which: EndedSession;
  /** Current session, if it belongs to the account. */
  readonly sid: string | null;
  readonly by: string;
}

/** Ends sessions of an account: their cookies are void, including any copies. @returns how many */
export const endSessions = (shop: Shop, { accountId, which, sid, by }: Ending): Promise<number> =>
  shop.store.transaction(async (tx) => {
    const ended = await tx.staff.endStaffSessions(
      accountId,
      typeof which === "number" ? { id: which } : { exceptSid: which === "others" ? sid : null },
    );
    const changes = [{ field: "sessions", before: String(ended), after: "0" }];
    if (ended > 0)
      await tx.staff.auditAct({ at: shop.clock(), by, entity: "users", document: accountId, changes });
    return ended;
  });

/** Signs out. */
export async function endOwnSession(shop: Shop, accountId: number, sid: string): Promise<void> {
  await shop.store.transaction(async (tx) => {
    const own = await tx.staff.findStaffSessions(accountId, shop.clock());
    const session = own.find((candidate) => candidate.sid === sid);
    if (session) await tx.staff.endStaffSessions(accountId, { id: session.id });
  });
}
