import type { ApiKey } from "@/src/domain/api-keys/api-key";
import type { Shop } from "@/src/services/shop";

/**
 * Counts a call of a key, on whichever node.
 * @returns seconds to wait; null where the call is within the limit
 */
export async function countCall(
  { store, clock }: Pick<Shop, "store" | "clock">,
  { id, callsPerMinute }: Pick<ApiKey, "id" | "callsPerMinute">,
): Promise<number | null> {
  const now = clock();
  const limit = { times: callsPerMinute, seconds: 60 };
  const name = `api-key:${id}`;
  if (await store.forms.countTowardsLimit(name, limit, now)) return null;
  const resetsAt = await store.forms.findLimitReset(name);
  return Math.max(1, Math.ceil(((resetsAt?.getTime() ?? 0) - now.getTime()) / 1_000));
}
