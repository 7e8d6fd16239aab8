import type { Locale } from "@/src/domain/locale/locale";
import { fail, ok, type Result } from "@/src/domain/result";
import type { CapabilityEntry } from "@/src/domain/ucp/capabilities";
import { negotiate, relevantTo } from "@/src/domain/ucp/negotiate";
import type { Refusal } from "@/src/domain/ucp/refusal";
import { ucpVersion } from "@/src/domain/ucp/version";
import type { Shop } from "@/src/services/shop";
import { findAgent, profileAddress } from "./find-agent";
import { offeredCapabilities } from "./offered-capabilities";
import type { Operation, OperationFailure } from "./operation";

/** A call as either transport has read it. */
export interface IncomingCall {
  readonly operation: Operation;
  /** address of the agent's profile as sent; null if there is none */
  readonly profile: string | null;
  /** of the session or order; empty for operations without one */
  readonly id: string;
  /** undefined without one */
  readonly body: unknown;
  readonly idempotencyKey: string | null;
  readonly locale: Locale;
}

export interface UcpAnswer {
  readonly body: Readonly<Record<string, unknown>>;
  readonly isCreated: boolean;
}

/** The `ucp` member of an answer. */
const envelope = (
  { capability }: Operation,
  status: "success" | "error",
  active: readonly CapabilityEntry[],
) => ({
  version: ucpVersion,
  status,
  capabilities: Object.fromEntries(
    relevantTo(capability, active).map(({ name, version }) => [name, [{ version }]]),
  ),
  ...(capability === "dev.ucp.shopping.checkout" && { payment_handlers: {} }),
});

const failed = (
  operation: Operation,
  { messages, continueUrl }: OperationFailure,
  active: readonly CapabilityEntry[],
): UcpAnswer => ({
  body: { ucp: envelope(operation, "error", active), messages, continue_url: continueUrl },
  isCreated: false,
});

/**
 * Executes a call of an agent, if it may be. Both transports answer what this answers.
 * @param offered capabilities of the shop
 */
export async function answerOperation(
  shop: Shop,
  call: IncomingCall,
  offered: readonly CapabilityEntry[] = offeredCapabilities(shop.origin),
): Promise<Result<UcpAnswer, Refusal>> {
  const { operation, id, body, locale, idempotencyKey } = call;
  const profile = profileAddress(call.profile);
  if (profile === null) {
    return fail({
      code: "invalid_profile_url",
      content: 'Name the profile of the agent: UCP-Agent: profile="https://…".',
    });
  }
  const found = await findAgent(shop, profile);
  if (!found.ok) return found;
  const { version, capabilities, orderWebhook } = found.value;
  if (version !== ucpVersion) {
    return fail({
      code: "version_unsupported",
      content: `Protocol version ${version} is not supported. This shop supports version ${ucpVersion}.`,
    });
  }
  const active = negotiate(offered, capabilities);
  if (!active.some(({ name }) => name === operation.capability)) {
    const content = `The agent's profile has no ${operation.capability} in version ${ucpVersion}.`;
    return ok(
      failed(
        operation,
        {
          messages: [
            { type: "error", code: "capabilities_incompatible", content, severity: "unrecoverable" },
          ],
          continueUrl: shop.origin,
        },
        active,
      ),
    );
  }
  const done = await operation.execute(shop, body, {
    id,
    agent: { profile, orderWebhook },
    locale,
    capabilities: new Set(active.map(({ name }) => name)),
    idempotencyKey,
  });
  if (done.ok) {
    return ok({
      body: { ucp: envelope(operation, "success", active), ...done.value.body },
      isCreated: done.value.isCreated ?? false,
    });
  }
  if ("messages" in done.error) return ok(failed(operation, done.error, active));
  const { message, path, isTooLarge } = done.error;
  return fail({ code: isTooLarge ? "request_too_large" : "invalid_request", content: message, path });
}
