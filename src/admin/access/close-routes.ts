import type {
  Endpoint,
  PayloadHandler,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
  Where,
} from "payload";
import * as v from "valibot";
import { collectionAccess } from "./table";
import { includes, roleOf } from "./roles";
import { isRowId } from "./value-kinds";

const answer = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

const nothing: PayloadHandler = () => answer(404, "There is nothing at this address.");

const closed = (routes: readonly (readonly [Endpoint["method"], string])[]): Endpoint[] =>
  routes.map(([method, path]) => ({ method, path, handler: nothing }));

const versionRoutes = [
  ["get", "/versions"],
  ["get", "/versions/:id"],
  ["post", "/versions/:id"],
] as const;

/**
 * Payload offers versions for collections that have none, and unused confirmations, and fails when they are
 * requested.
 */
export function closeUnusedRoutes(config: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  if (!config.endpoints) return;
  const isConfirmed = "auth" in config && Boolean(config.auth?.verify);
  config.endpoints.unshift(
    ...(config.versions ? [] : closed(versionRoutes)),
    ...("auth" in config && config.auth && !isConfirmed ? closed([["post", "/verify/:id"]]) : []),
  );
}

/** Deleting an absent preference is not an error of the shop. */
export function guardPreferences(config: SanitizedCollectionConfig): void {
  for (const endpoint of config.endpoints || []) {
    if (endpoint.method !== "delete" || endpoint.path !== "/:key") continue;
    const { handler } = endpoint;
    endpoint.handler = async (req) => {
      const key = req.routeParams?.key;
      const own: Where = { key: { equals: key }, "user.value": { equals: req.user?.id } };
      const { totalDocs } = req.user
        ? await req.payload.count({ collection: "payload-preferences", where: own, req })
        : { totalDocs: 1 };
      return totalDocs > 0 ? handler(req) : nothing(req);
    };
  }
}

const orderChange = v.object({
  collectionSlug: v.string(),
  docsToMove: v.pipe(v.array(v.custom<number | string>(isRowId)), v.minLength(1)),
  newKeyWillBe: v.picklist(["greater", "less"]),
  orderableFieldName: v.string(),
  target: v.object({ id: v.custom<number | string>(isRowId), key: v.optional(v.nullable(v.string())) }),
});

/**
 * Dragging rows is for roles that write the list: Payload checks no field access here, and does not validate the
 * body.
 */
export function guardOrder({ endpoints }: Pick<SanitizedConfig, "endpoints">): void {
  for (const endpoint of endpoints) {
    if (endpoint.path !== "/reorder") continue;
    const { handler } = endpoint;
    endpoint.handler = async (req) => {
      const sent: unknown = await req.json?.().catch(() => undefined);
      const asked = v.safeParse(orderChange, sent);
      if (!asked.success) return answer(400, "This is no change of an order.");
      const { create } = collectionAccess[asked.output.collectionSlug] ?? { create: "none" };
      if (!includes(create, roleOf(req.user))) return answer(403, "Moving entries is for marketers.");
      return handler(Object.assign(req, { json: async () => asked.output }));
    };
  }
}

/** The list of all permissions, with the names of fields and collections, is for staff. */
export function guardAccess({ endpoints }: Pick<SanitizedConfig, "endpoints">): void {
  for (const endpoint of endpoints) {
    if (endpoint.path !== "/access") continue;
    const { handler } = endpoint;
    endpoint.handler = (req) =>
      includes("staff", roleOf(req.user)) ? handler(req) : Response.json({ canAccessAdmin: false });
  }
}
