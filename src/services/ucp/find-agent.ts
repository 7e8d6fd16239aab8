import * as v from "valibot";
import { platformProfile } from "@/src/domain/contracts/ucp/platform-profile";
import { fail, ok, type Result } from "@/src/domain/result";
import type { AgentSettings } from "@/src/domain/ucp/agent-settings";
import { createSingleFlightByOwner } from "@/src/domain/single-flight";
import { failureLifetime, profileLifetime } from "@/src/domain/ucp/profile-lifetime";
import type { PlatformProfile } from "@/src/domain/ucp/platform-profile";
import type { Refusal } from "@/src/domain/ucp/refusal";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";
import type { KeptProfile } from "@/src/store/agents/profile-rows";

const timeout = 2_000;
/** Profiles weigh a few kilobytes; verifiers should accept 128 KiB. Source: overview of the protocol, fetching. */
const maxBytes = 128 * 1024;
/** Fetched profiles of agents that are not known, so that strangers cannot make the shop send many requests. */
const discoveries = {
  ofAll: { times: 120, seconds: 60 },
  ofOneClient: { times: 20, seconds: 60 },
} as const;
/** A profile is not fetched more often, also for a key that is not in it. Source: overview of the protocol, fetching. */
const floorMs = 60_000;

/** An agent that may call. */
export interface FoundAgent {
  readonly profile: PlatformProfile;
  readonly settings: AgentSettings;
  /** Whether the profile may be fetched again now, for a key that it does not have. */
  readonly isOld: boolean;
}

function parseProfile(body: Buffer): PlatformProfile | null {
  try {
    const parsed = v.safeParse(platformProfile, JSON.parse(body.toString("utf8")));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

type Fetched = Result<{ readonly profile: PlatformProfile; readonly cacheControl: string | null }, Refusal>;

async function fetchProfile({ outside }: Pick<Shop, "outside">, address: string): Promise<Fetched> {
  const answer = await outside.fetch(address, { timeout, maxBytes, headers: { accept: "application/json" } });
  if (!answer.ok) {
    switch (answer.error) {
      case "invalid-address":
      case "private-address":
      case "unresolved":
        return fail({
          code: "invalid_profile_url",
          content: "The profile of an agent is at an https address of a public host.",
        });
      case "too-large":
        return fail({ code: "profile_malformed", content: `A profile may weigh ${maxBytes} bytes.` });
      case "timeout":
      case "unreachable":
        return fail({ code: "profile_unreachable", content: "The agent's profile could not be fetched." });
    }
  }
  const { status, body, headers } = answer.value;
  if (status !== 200) {
    return fail({
      code: "profile_unreachable",
      content: `The address of the agent's profile answered ${status}; redirects are not followed.`,
    });
  }
  const profile = parseProfile(body);
  return profile
    ? ok({ profile, cacheControl: headers.get("cache-control") })
    : fail({
        code: "profile_malformed",
        content: "The agent's profile is no platform profile of the protocol.",
      });
}

/** Concurrent first calls of an agent count as one discovery and fetch its profile once. */
const fetchOnce = createSingleFlightByOwner<Shop, Result<PlatformProfile, Refusal>>();

/** Fetches a profile and keeps what came of it for every node. */
async function renewProfile(shop: Shop, address: string, before: KeptProfile | null) {
  const fetched = await fetchProfile(shop, address);
  const now = shop.clock();
  const failures = fetched.ok ? 0 : (before?.failures ?? 0) + 1;
  const seconds = fetched.ok ? profileLifetime(fetched.value.cacheControl) : failureLifetime(failures);
  await shop.store.agents.keepProfile(address, {
    profile: fetched.ok ? fetched.value.profile : null,
    failure: fetched.ok ? null : fetched.error,
    failures,
    fetchedAt: now,
    freshUntil: new Date(now.getTime() + seconds * 1_000),
  });
  return fetched.ok ? ok(fetched.value.profile) : fetched;
}

/** What came of the last fetch of a profile. */
const outcomeOf = ({ profile, failure }: KeptProfile): Result<PlatformProfile, Refusal> =>
  profile ? ok(profile) : fail(failure ?? { code: "profile_unreachable", content: "" });

export interface Caller {
  /** of the agent's profile, normalised */
  readonly address: string;
  /** of the connection, for limits; null if nothing is known of it */
  readonly client: string | null;
}

const mayDiscover = (shop: Shop, client: string | null) =>
  rateLimit(shop, [
    { what: "agent-discovery", who: "all", limit: discoveries.ofAll },
    { what: "agent-discovery:client", who: client, limit: discoveries.ofOneClient },
  ]);

/**
 * The agent of a call, by its profile, which is fetched where no fresh one is kept.
 * @param isRenewed whether a kept one is fetched again
 */
export async function findAgent(
  shop: Shop,
  { address, client }: Caller,
  isRenewed = false,
): Promise<Result<FoundAgent, Refusal>> {
  const { settings, isBlocked, kept } = await shop.store.agents.findProfile(address);
  if (!settings.isOpen)
    return fail({ code: "not_found", content: "This shop does not take calls of agents." });
  if (isBlocked)
    return fail({ code: "profile_not_trusted", content: "This shop does not take calls of this agent." });
  if (kept && kept.freshUntil > shop.clock() && !isRenewed) {
    const fetched = outcomeOf(kept);
    const isOld = shop.clock().getTime() - kept.fetchedAt.getTime() > floorMs;
    return fetched.ok ? ok({ profile: fetched.value, settings, isOld }) : fetched;
  }
  const renewed = await fetchOnce(shop, address, async () => {
    const current = (await shop.store.agents.findProfile(address)).kept;
    const isNewer = current?.fetchedAt.getTime() !== kept?.fetchedAt.getTime();
    if (current && isNewer) return outcomeOf(current);
    if (!kept?.profile && !(await mayDiscover(shop, client))) {
      return fail({
        code: "unavailable",
        content: "Too many new agents now. Please try again.",
        retryAfter: 60,
      });
    }
    return renewProfile(shop, address, kept);
  });
  return renewed.ok ? ok({ profile: renewed.value, settings, isOld: false }) : renewed;
}
