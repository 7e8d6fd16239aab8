import type { CollectionConfig, GlobalConfig } from "payload";
import { lockEachWhileSaved, lockGlobalWhileSaved, lockWhileSaved } from "./lock-while-saved";
import { restoreGlobalVersion, restoreVersion } from "./restore-version";
import { revertGlobalToPublished, revertToPublished } from "./revert-to-published";

/** Replaces the CMS's restoring and discarding of versions in a collection, and serialises their writes. */
export function withVersions(collection: CollectionConfig): CollectionConfig {
  if (!collection.versions) return collection;
  const { slug, hooks, endpoints } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [lockWhileSaved, ...(hooks?.beforeOperation ?? [])],
      beforeChange: [lockEachWhileSaved, ...(hooks?.beforeChange ?? [])],
    },
    // Before the CMS's own at the same addresses.
    endpoints: [
      ...(endpoints || []),
      { method: "post", path: "/versions/:id", handler: restoreVersion(slug) },
      { method: "post", path: "/:id/revert", handler: revertToPublished(slug) },
    ],
  };
}

/** The same for a global. */
export function withGlobalVersions(global: GlobalConfig): GlobalConfig {
  if (!global.versions) return global;
  const { slug, hooks, endpoints } = global;
  return {
    ...global,
    hooks: { ...hooks, beforeOperation: [lockGlobalWhileSaved, ...(hooks?.beforeOperation ?? [])] },
    endpoints: [
      ...(endpoints || []),
      { method: "post", path: "/versions/:id", handler: restoreGlobalVersion(slug) },
      { method: "post", path: "/revert", handler: revertGlobalToPublished(slug) },
    ],
  };
}
