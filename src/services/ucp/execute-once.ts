import { createHash } from "node:crypto";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Refusal } from "@/src/domain/ucp/refusal";
import { seal, unseal } from "@/src/services/forms/sealed";
import type { Shop } from "@/src/services/shop";

const day = 86_400_000;
/** A call takes a few seconds at most; one that began earlier has died with its process. */
const executionMs = 60_000;
const purpose = "agent-answer";
const keyForm = /^[\x21-\x7e]{1,255}$/;

export interface RepeatableCall {
  readonly idempotencyKey: string;
  /** What the key belongs to: agent, transport, operation. */
  readonly scope: readonly string[];
  /** What has to be equal in a repeated call. */
  readonly payload: readonly (string | Uint8Array)[];
}

const hashOf = (...parts: readonly (string | Uint8Array)[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url");
};

/**
 * Executes a call once for its key: a repeated one gets the first answer for a day, on every node; one with another payload is
 * refused. A call that was refused or has failed may be repeated. Source: signatures.md of the protocol, replay protection.
 */
export async function executeOnce<Value>(
  shop: Shop,
  { idempotencyKey, scope, payload }: RepeatableCall,
  execute: () => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal>> {
  if (!keyForm.test(idempotencyKey)) {
    return fail({
      code: "invalid_request",
      content: "An Idempotency-Key is up to 255 visible ASCII characters.",
    });
  }
  const { agents } = shop.store;
  const key = hashOf(...scope, idempotencyKey);
  const payloadHash = hashOf(...payload);
  const now = shop.clock();
  const isFirst = await agents.claimKey({
    key,
    payloadHash,
    now,
    claimedUntil: new Date(now.getTime() + executionMs),
    expiresAt: new Date(now.getTime() + day),
  });
  if (!isFirst) {
    const known = await agents.findKey(key);
    if (known && known.payloadHash !== payloadHash) {
      return fail({
        code: "idempotency_conflict",
        content: "This Idempotency-Key was used for another request.",
      });
    }
    if (known?.answer) return ok(JSON.parse(unseal(shop, purpose, known.answer)) as Value);
    return fail({
      code: "idempotency_in_progress",
      content: "The first request with this Idempotency-Key is being executed.",
      retryAfter: 1,
    });
  }
  let isFinished = false;
  try {
    const done = await execute();
    if (done.ok) {
      await agents.finishKey(key, seal(shop, purpose, JSON.stringify(done.value)));
      isFinished = true;
    }
    return done;
  } finally {
    if (!isFinished) await agents.dropKey(key);
  }
}
