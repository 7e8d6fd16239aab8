import type { Shop } from "@/src/services/shop";

/** Revokes a key: its next call is refused. @param by e-mail of the admin @returns whether it was not revoked before */
export const revokeKey = (
  { store, clock }: Pick<Shop, "store" | "clock">,
  id: number,
  by: string,
): Promise<boolean> =>
  store.transaction(async ({ apiKeys, staff }) => {
    const at = clock();
    const name = await apiKeys.revokeApiKey(id, at);
    if (name === null) return false;
    const changes = [{ field: "revokedAt", before: "", after: at.toISOString() }];
    await staff.auditAct({ at, by, entity: "api-keys", document: id, changes });
    return true;
  });
