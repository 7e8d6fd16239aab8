import type { Endpoint, PayloadRequest } from "payload";
import * as v from "valibot";
import { rowId } from "@/src/domain/contracts/row-id";
import { keyCalls } from "@/src/domain/api-keys/api-key-limits";
import { apiScopes } from "@/src/domain/api-keys/api-scope";
import { fail, ok, type Result } from "@/src/domain/result";
import { createKey } from "@/src/services/api-keys/create-key";
import { revokeKey } from "@/src/services/api-keys/revoke-key";
import { answerJson } from "./answer";
import { line } from "./staff-input";
import { staffEndpoint } from "./staff-route";

const expiresAt = v.nullable(
  v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((text) => new Date(text)),
  ),
);

const created = (made: Result<string, "past">) =>
  made.ok
    ? ok(answerJson({ key: made.value }))
    : fail({ code: made.error, field: "expiresAt", message: "That hour is gone." });

/** The row number of the account that asks. */
const accountOf = ({ user }: PayloadRequest): number => Number(user?.id);

const noKey = () =>
  fail({ code: "not-found", message: "There is no such key, or it was revoked before." } as const);

/** Keys of the API by the buttons of their view, and of assistants by those of an account. */
export const apiKeyEndpoints: readonly Endpoint[] = [
  staffEndpoint({
    path: "/staff/api-key-create",
    request: v.object({
      name: line(60),
      scopes: v.pipe(
        v.array(v.picklist(apiScopes)),
        v.minLength(1),
        v.check((scopes) => new Set(scopes).size === scopes.length, "names a scope twice"),
      ),
      callsPerMinute: v.optional(
        v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(keyCalls.most)),
        keyCalls.usual,
      ),
      expiresAt,
    }),
    errors: { past: 422 },
    handle: async (asked, shop, by) => created(await createKey(shop, { ...asked, account: null, by })),
  }),
  staffEndpoint({
    path: "/staff/api-key-revoke",
    request: v.object({ key: rowId }),
    errors: { "not-found": 404 },
    handle: async ({ key }, shop, by) =>
      (await revokeKey(shop, { key, account: null, by })) ? ok(answerJson({})) : noKey(),
  }),
  staffEndpoint({
    path: "/staff/assistant-key-create",
    request: v.object({ name: line(60), expiresAt }),
    errors: { past: 422, "switched-off": 403 },
    handle: async (asked, shop, by, req) =>
      shop.hasStaffAssistants
        ? created(
            await createKey(shop, {
              ...asked,
              scopes: [],
              callsPerMinute: keyCalls.usual,
              account: accountOf(req),
              by,
            }),
          )
        : fail({ code: "switched-off", message: "Assistants are not switched on (STAFF_ASSISTANTS)." }),
  }),
  staffEndpoint({
    path: "/staff/assistant-key-revoke",
    request: v.object({ key: rowId }),
    errors: { "not-found": 404 },
    handle: async ({ key }, shop, by, req) =>
      (await revokeKey(shop, { key, account: accountOf(req), by })) ? ok(answerJson({})) : noKey(),
  }),
];
