import type { Shop } from "@/src/services/shop";

interface Revoking {
  readonly key: number;
  /** Only a key of the assistant of this account; null for any. */
  readonly account: number | null;
  /** e-mail of who revokes it */
  readonly by: string;
}

/** Revokes a key: its next call is refused. @returns false if there is none, or it was revoked before */
export const revokeKey = (
  { store, clock }: Pick<Shop, "store" | "clock">,
  { key, account, by }: Revoking,
): Promise<boolean> =>
  store.transaction(async ({ apiKeys, staff }) => {
    const at = clock();
    if (!(await apiKeys.revokeApiKey(key, account, at))) return false;
    const changes = [{ field: "revokedAt", before: "", after: at.toISOString() }];
    await staff.auditAct({ at, by, entity: "api-keys", document: key, changes });
    return true;
  });
