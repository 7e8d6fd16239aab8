import type { ApiKey } from "@/src/domain/api-keys/api-key";
import { fail, ok, type Result } from "@/src/domain/result";
import { countCall } from "@/src/services/api-keys/count-call";
import { findKey } from "@/src/services/api-keys/find-key";
import type { Shop } from "@/src/services/shop";
import { answerCommon } from "./api-problem";

const bearer = /^Bearer +(\S+)$/i;

/** The valid key of a call, which is counted; or why it is refused. */
export async function authenticate(shop: Shop, headers: Headers): Promise<Result<ApiKey, Response>> {
  const [, presented] = bearer.exec(headers.get("authorization") ?? "") ?? [];
  const key = presented === undefined ? null : await findKey(shop, presented);
  if (!key)
    return fail(
      answerCommon(shop.origin, "unauthorized", {
        detail: "Send the key as “Authorization: Bearer wsk_…”.",
        headers: { "www-authenticate": "Bearer" },
      }),
    );
  const wait = await countCall(shop, key);
  return wait === null
    ? ok(key)
    : fail(answerCommon(shop.origin, "too-many-calls", { headers: { "retry-after": String(wait) } }));
}
