import type { Endpoint, PayloadHandler, SanitizedCollectionConfig, SanitizedGlobalConfig } from "payload";

export const nothing: PayloadHandler = () =>
  Response.json({ errors: [{ message: "There is nothing at this address." }] }, { status: 404 });

const closed = (routes: readonly (readonly [Endpoint["method"], string])[]): Endpoint[] =>
  routes.map(([method, path]) => ({ method, path, handler: nothing }));

export const versionRoutes = [
  ["get", "/versions"],
  ["get", "/versions/:id"],
  ["post", "/versions/:id"],
] as const;

export const confirmationRoute = ["post", "/verify/:id"] as const;

/**
 * Answers 404 at routes that cannot work. Payload has the routes of versions in collections that keep none, and the
 * confirmation by mail for accounts that need none, and answers 500 when they are called.
 */
export function closeUnusedRoutes(config: SanitizedCollectionConfig | SanitizedGlobalConfig): void {
  if (!config.endpoints) return;
  const isConfirmed = "auth" in config && Boolean(config.auth?.verify);
  config.endpoints.unshift(
    ...(config.versions ? [] : closed(versionRoutes)),
    ...("auth" in config && config.auth && !isConfirmed ? closed([confirmationRoute]) : []),
  );
}
