import * as v from "valibot";
import { platformProfile } from "@/src/domain/contracts/ucp/platform-profile";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PlatformProfile } from "@/src/domain/ucp/platform-profile";
import type { Refusal } from "@/src/domain/ucp/refusal";
import type { Shop } from "@/src/services/shop";

const timeout = 2_000;
/** Profiles weigh a few kilobytes; verifiers should accept 128 KiB. Source: overview of the protocol, fetching. */
const maxBytes = 128 * 1024;
const longestAddress = 1_000;

/** The address of a profile as sessions are kept under it; null if it is none. */
export function profileAddress(sent: string | null): string | null {
  if (sent === null || sent.length > longestAddress || !URL.canParse(sent)) return null;
  const address = new URL(sent);
  address.hash = "";
  return address.href;
}

function parseProfile(body: Buffer): PlatformProfile | null {
  try {
    const parsed = v.safeParse(platformProfile, JSON.parse(body.toString("utf8")));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

async function fetchProfile({ outside }: Shop, address: string): Promise<Result<PlatformProfile, Refusal>> {
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
  const { status, body } = answer.value;
  if (status !== 200) {
    return fail({
      code: "profile_unreachable",
      content: `The address of the agent's profile answered ${status}; redirects are not followed.`,
    });
  }
  const profile = parseProfile(body);
  return profile
    ? ok(profile)
    : fail({
        code: "profile_malformed",
        content: "The agent's profile is no platform profile of the protocol.",
      });
}

/** The profile of an agent. @param address normalised */
export async function findAgent(shop: Shop, address: string): Promise<Result<PlatformProfile, Refusal>> {
  return fetchProfile(shop, address);
}
