import type { SanitizedCollectionConfig, Where } from "payload";
import { nothing } from "./close-unused-routes";

/**
 * Answers 404 where a preference to delete does not exist. Payload's adapter then looks for it by a query without the
 * table of its owner, which PostgreSQL refuses: 500.
 */
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
