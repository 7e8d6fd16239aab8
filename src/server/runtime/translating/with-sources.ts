import type { CollectionConfig, GlobalConfig } from "payload";
import { collectionAccess, globalAccess } from "@/src/admin/access/table";
import { rememberGlobalSources, rememberSources } from "./remember-sources";

/** Stores, for a translated collection, the French text each translation was made from. */
export function withSources(collection: CollectionConfig): CollectionConfig {
  if (collectionAccess[collection.slug]?.update !== "editors") return collection;
  const { hooks } = collection;
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberSources.beforeChange],
      afterChange: [...(hooks?.afterChange ?? []), rememberSources.afterChange],
      afterDelete: [...(hooks?.afterDelete ?? []), rememberSources.afterDelete],
    },
  };
}

/** The same for globals. */
export function withGlobalSources(global: GlobalConfig): GlobalConfig {
  if (globalAccess[global.slug]?.update !== "editors") return global;
  const { hooks } = global;
  return {
    ...global,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), rememberGlobalSources.beforeChange],
      afterChange: [...(hooks?.afterChange ?? []), rememberGlobalSources.afterChange],
    },
  };
}
