import { apiKeyStatus, hashOfApiKey, isApiKey, type ApiKey } from "@/src/domain/api-keys/api-key";
import type { Shop } from "@/src/services/shop";

/** Milliseconds between two notes of a key's last use. */
const noteEvery = 60_000;

/** The valid key that a caller presents; null for an unknown, expired or revoked one. */
export async function findKey(
  { store, clock }: Pick<Shop, "store" | "clock">,
  presented: string,
): Promise<ApiKey | null> {
  if (!isApiKey(presented)) return null;
  const now = clock();
  const key = await store.apiKeys.findApiKey(hashOfApiKey(presented));
  if (!key || apiKeyStatus(key, now) !== "valid") return null;
  if (key.lastUsedAt === null || now.getTime() - key.lastUsedAt.getTime() >= noteEvery)
    await store.apiKeys.noteApiKeyUse(key.id, now);
  return key;
}
