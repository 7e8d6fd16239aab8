import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CapabilityEntry } from "@/src/domain/ucp/capabilities";
import { negotiate, relevantTo } from "@/src/domain/ucp/negotiate";
import type { PlatformProfile } from "@/src/domain/ucp/platform-profile";
import { profileAddress } from "@/src/domain/ucp/profile-address";
import type { Refusal } from "@/src/domain/ucp/refusal";
import { ucpVersion } from "@/src/domain/ucp/version";
import { rateLimit } from "@/src/services/forms/rate-limit";
import { answerOnce, type RepetitionError } from "@/src/services/idempotency/answer-once";
import type { Shop } from "@/src/services/shop";
import { paymentHandlers } from "./conformance/mock-handler";
import { findAgent } from "./find-agent";
import { offeredCapabilities } from "./offered-capabilities";
import type { Operation, OperationFailure } from "./operation";
import type { HttpMessage } from "./signing/http-message";
import { verifyRequest } from "./signing/verify-request";

/** A call as either transport has read it. */
export interface IncomingCall {
  readonly operation: Operation;
  readonly transport: "rest" | "mcp";
  /** address of the agent's profile as sent; null if there is none */
  readonly profile: string | null;
  /** of the session or order; empty for operations without one */
  readonly id: string;
  /** undefined without one */
  readonly body: unknown;
  /** The body as bytes or text, by which a repeated call is recognised. */
  readonly payload: string | Uint8Array;
  readonly idempotencyKey: string | null;
  readonly locale: Locale;
  /** The request, as its signature covers it. */
  readonly message: HttpMessage;
  /** Address of the connection, for limits; null if nothing is known of it. */
  readonly client: string | null;
}

export interface UcpAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  readonly isCreated: boolean;
  readonly isDeclined?: boolean;
}

/** The `ucp` member of an answer. */
const envelope = (
  shop: Shop,
  { capability }: Operation,
  status: "success" | "error",
  active: readonly CapabilityEntry[],
) => ({
  version: ucpVersion,
  status,
  capabilities: Object.fromEntries(
    relevantTo(capability, active).map(({ name, version }) => [name, [{ version }]]),
  ),
  ...(capability === "dev.ucp.shopping.checkout" && { payment_handlers: paymentHandlers(shop) }),
});

const failed = (
  shop: Shop,
  operation: Operation,
  { messages, continueUrl }: OperationFailure,
  active: readonly CapabilityEntry[],
): UcpAnswer => ({
  body: { ucp: envelope(shop, operation, "error", active), messages, continue_url: continueUrl },
  isCreated: false,
});

/** An agent that has shown who it is and may call now. */
async function admitAgent(
  shop: Shop,
  { message, client }: IncomingCall,
  address: string,
): Promise<Result<PlatformProfile, Refusal>> {
  const found = await findAgent(shop, { address, client });
  if (!found.ok) return found;
  const now = shop.clock();
  let { profile } = found.value;
  let verified = verifyRequest(message, profile.keys, now);
  if (!verified.ok && verified.error.code === "key_not_found" && found.value.isOld) {
    // The key may be newer than the profile that is kept.
    const renewed = await findAgent(shop, { address, client }, true);
    if (!renewed.ok) return renewed;
    ({ profile } = renewed.value);
    verified = verifyRequest(message, profile.keys, now);
  }
  if (!verified.ok) return verified;
  if (profile.version !== ucpVersion) {
    return fail({
      code: "version_unsupported",
      content: `Protocol version ${profile.version} is not supported. This shop supports version ${ucpVersion}.`,
    });
  }
  const { callsPerMinute } = found.value.settings;
  const limit = { times: callsPerMinute, seconds: 60 };
  // A suite calls as often as it can.
  if (shop.conformance !== null) return ok(profile);
  if (await rateLimit(shop, [{ what: "agent-calls", who: address, limit }])) return ok(profile);
  return fail({
    code: "rate_limited",
    content: `An agent may call ${callsPerMinute} times a minute.`,
    retryAfter: limit.seconds,
  });
}

const incompatible = (operation: Operation, shop: Shop, active: readonly CapabilityEntry[]): UcpAnswer =>
  failed(
    shop,
    operation,
    {
      messages: [
        {
          type: "error",
          code: "capabilities_incompatible",
          content: `The agent's profile has no ${operation.capability} in version ${ucpVersion}.`,
          severity: "unrecoverable",
        },
      ],
      continueUrl: shop.origin,
    },
    active,
  );

/** Source: signatures.md of the protocol, replay protection. */
const repetitionRefusals: Readonly<Record<RepetitionError, Refusal>> = {
  "invalid-key": {
    code: "invalid_request",
    content: "An Idempotency-Key is up to 255 visible ASCII characters.",
  },
  conflict: {
    code: "idempotency_conflict",
    content: "This Idempotency-Key was used for another request.",
  },
  "in-progress": {
    code: "idempotency_in_progress",
    content: "The first request with this Idempotency-Key is being executed.",
    retryAfter: 1,
  },
};

/**
 * Executes a call of an agent, if it may be. Both transports answer what this answers.
 * @param offered capabilities of the shop
 */
export async function answerOperation(
  shop: Shop,
  call: IncomingCall,
  offered: readonly CapabilityEntry[] = offeredCapabilities(shop.origin),
): Promise<Result<UcpAnswer, Refusal>> {
  const { operation, transport, id, body, payload, locale, idempotencyKey } = call;
  const address = profileAddress(call.profile);
  if (address === null) {
    return fail({
      code: "invalid_profile_url",
      content: 'Name the profile of the agent: UCP-Agent: profile="https://…".',
    });
  }
  const admitted = await admitAgent(shop, call, address);
  if (!admitted.ok) return admitted;
  const { capabilities, orderWebhook } = admitted.value;
  const active = negotiate(offered, capabilities);
  if (!active.some(({ name }) => name === operation.capability)) {
    return ok(incompatible(operation, shop, active));
  }
  const execute = async (): Promise<Result<UcpAnswer, Refusal>> => {
    const done = await operation.execute(shop, body, {
      id,
      agent: { profile: address, orderWebhook },
      locale,
      capabilities: new Set(active.map(({ name }) => name)),
      idempotencyKey,
    });
    if (done.ok) {
      const { body: told, isCreated = false, isDeclined = false } = done.value;
      return ok({
        body: { ucp: envelope(shop, operation, "success", active), ...told },
        isCreated,
        ...(isDeclined && { isDeclined }),
      });
    }
    if ("messages" in done.error) return ok(failed(shop, operation, done.error, active));
    const { message, path, isTooLarge } = done.error;
    return fail({ code: isTooLarge ? "request_too_large" : "invalid_request", content: message, path });
  };
  if (!operation.isChanging || idempotencyKey === null) return execute();
  const owner = `agent:${address}\0${transport}\0${operation.name}`;
  const asked = { owner, key: idempotencyKey, request: [id, payload] };
  const answered = await answerOnce(shop, asked, execute, (answer) => answer.ok);
  return answered.ok ? answered.value : fail(repetitionRefusals[answered.error]);
}
