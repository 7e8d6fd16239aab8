import { createHmac, timingSafeEqual } from "node:crypto";
import { env } from "@/src/env";
import { ownOrigin } from "./policy/own-origin";
import { tags, type Tag } from "@/src/store/revisions/tags";

const path = "/api/revalidate";

/** Signature by which the shop recognizes its own calls. */
const ownToken = () => createHmac("sha256", env().PAYLOAD_SECRET).update("revalidate").digest("base64url");

/** Whether a call comes from this shop itself. */
export function isOwnCall(headers: Headers): boolean {
  const given = Buffer.from(headers.get("authorization") ?? "");
  const own = Buffer.from(`Bearer ${ownToken()}`);
  return given.length === own.length && timingSafeEqual(given, own);
}

/**
 * Revalidates pages of these tags, by default all, from a job: Next does it only during a request, so the shop sends
 * itself one.
 * @throws Error when the shop does not answer
 */
export async function revalidateFromJob(changed: readonly Tag[] = tags): Promise<void> {
  const answer = await fetch(`${ownOrigin()}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${ownToken()}`, "content-type": "application/json" },
    body: JSON.stringify({ tags: changed }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
}
