import type { Endpoint } from "payload";
import * as v from "valibot";
import { rowId } from "@/src/domain/contracts/row-id";
import { apiScopes } from "@/src/domain/api-keys/api-scope";
import { fail, ok } from "@/src/domain/result";
import { createKey } from "@/src/services/api-keys/create-key";
import { revokeKey } from "@/src/services/api-keys/revoke-key";
import { answerJson } from "./answer";
import { line } from "./staff-input";
import { staffEndpoint } from "./staff-route";

/** Keys of the API, by the buttons of their view. */
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
      expiresAt: v.nullable(
        v.pipe(
          v.string(),
          v.isoTimestamp(),
          v.transform((text) => new Date(text)),
        ),
      ),
    }),
    errors: { past: 422 },
    handle: async (asked, shop, by) => {
      const made = await createKey(shop, { ...asked, by });
      return made.ok
        ? ok(answerJson({ key: made.value }))
        : fail({ code: made.error, field: "expiresAt", message: "That hour is gone." });
    },
  }),
  staffEndpoint({
    path: "/staff/api-key-revoke",
    request: v.object({ key: rowId }),
    errors: { "not-found": 404 },
    handle: async ({ key }, shop, by) =>
      (await revokeKey(shop, key, by))
        ? ok(answerJson({}))
        : fail({ code: "not-found", message: "There is no such key, or it was revoked before." }),
  }),
];
