import { endingOfApiKey, hashOfApiKey, writeApiKey } from "@/src/domain/api-keys/api-key";
import type { ApiScope } from "@/src/domain/api-keys/api-scope";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";

export interface NewKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly callsPerMinute: number;
  /** null for one that does not expire */
  readonly expiresAt: Date | null;
  /** Staff account whose assistant uses it; null for another system. */
  readonly account: number | null;
  /** e-mail of who creates it */
  readonly by: string;
}

/** Creates a key of the API. @returns the key itself, which the shop does not keep; `past` for an end in the past */
export async function createKey(
  shop: Pick<Shop, "store" | "random" | "clock">,
  { name, scopes, callsPerMinute, expiresAt, account, by }: NewKey,
): Promise<Result<string, "past">> {
  const now = shop.clock();
  if (expiresAt !== null && expiresAt <= now) return fail("past");
  const key = writeApiKey(Buffer.from(shop.random(256), "base64url"));
  await shop.store.transaction(async ({ apiKeys, staff }) => {
    const id = await apiKeys.insertApiKey({
      name,
      scopes,
      callsPerMinute,
      account,
      expiresAt,
      keyHash: hashOfApiKey(key),
      ending: endingOfApiKey(key),
      createdBy: by,
      now,
    });
    const changes = [
      { field: "name", before: "", after: name },
      { field: "scopes", before: "", after: scopes.join(", ") },
      { field: "callsPerMinute", before: "", after: String(callsPerMinute) },
      { field: "expiresAt", before: "", after: expiresAt?.toISOString() ?? "" },
    ];
    await staff.auditAct({ at: now, by, entity: "api-keys", document: id, changes });
  });
  return ok(key);
}
