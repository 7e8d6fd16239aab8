import type { SanitizedConfig } from "payload";
import * as v from "valibot";
import { includes, roleOf } from "@/src/admin/access/roles";
import { collectionAccess } from "@/src/admin/access/table";
import { isRowId } from "@/src/admin/access/value-kinds";

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

const reorderRequest = v.object({
  collectionSlug: v.string(),
  docsToMove: v.pipe(v.array(v.custom<number | string>(isRowId)), v.minLength(1)),
  newKeyWillBe: v.picklist(["greater", "less"]),
  orderableFieldName: v.string(),
  target: v.object({ id: v.custom<number | string>(isRowId), key: v.optional(v.nullable(v.string())) }),
});

/**
 * Lets only roles that write a list drag its rows, and validates the request. Payload reads the body unchecked and
 * fails on a malformed one, and checks access to the document but not to the field of its place.
 */
export function validateReorder({ endpoints }: Pick<SanitizedConfig, "endpoints">): void {
  for (const endpoint of endpoints) {
    if (endpoint.path !== "/reorder") continue;
    const { handler } = endpoint;
    endpoint.handler = async (req) => {
      const sent: unknown = await req.json?.().catch(() => undefined);
      const parsed = v.safeParse(reorderRequest, sent);
      if (!parsed.success) return refuse(400, "The request to reorder entries is malformed.");
      const { create } = collectionAccess[parsed.output.collectionSlug] ?? { create: "none" };
      if (!includes(create, roleOf(req.user))) return refuse(403, "Only marketers may reorder entries.");
      return handler(Object.assign(req, { json: async () => parsed.output }));
    };
  }
}
