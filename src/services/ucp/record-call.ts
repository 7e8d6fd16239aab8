import { profileAddress } from "@/src/domain/ucp/profile-address";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import type { AgentCallRecord } from "@/src/store/agents/call-rows";

/** Limit of recorded refusals: senders of invalid calls must not fill the list. */
const refusals = { times: 120, seconds: 60 } as const;

export interface EndedCall extends Omit<AgentCallRecord, "profile"> {
  /** as sent */
  readonly profile: string | null;
  readonly isRefused: boolean;
}

/** Writes down what came of a call, for staff. */
export async function recordCall(shop: Shop, { isRefused, profile, ...call }: EndedCall): Promise<void> {
  const isListed =
    !isRefused || (await rateLimit(shop, [{ what: "agent-refusals", who: "all", limit: refusals }]));
  if (isListed) await shop.store.agents.recordCall({ ...call, profile: profileAddress(profile) });
}
