import type { SanitizedConfig } from "payload";
import * as v from "valibot";
import { includes, roleOf } from "@/src/admin/access/roles";
import { collectionAccess } from "@/src/admin/access/table";
import { isRowId } from "@/src/admin/access/value-kinds";

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

const orderChange = v.object({
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
export function guardOrder({ endpoints }: Pick<SanitizedConfig, "endpoints">): void {
  for (const endpoint of endpoints) {
    if (endpoint.path !== "/reorder") continue;
    const { handler } = endpoint;
    endpoint.handler = async (req) => {
      const sent: unknown = await req.json?.().catch(() => undefined);
      const asked = v.safeParse(orderChange, sent);
      if (!asked.success) return refuse(400, "This is no change of an order.");
      const { create } = collectionAccess[asked.output.collectionSlug] ?? { create: "none" };
      if (!includes(create, roleOf(req.user))) return refuse(403, "Moving entries is for marketers.");
      return handler(Object.assign(req, { json: async () => asked.output }));
    };
  }
}
