import type { SanitizedCollectionConfig, SanitizedConfig, SanitizedGlobalConfig } from "payload";
import { checkLock } from "./check-lock";
import { closeUnusedRoutes } from "./close-unused-routes";
import { guardPreferences } from "./guard-preferences";
import { validateReorder } from "./validate-reorder";
import { refuseGeography } from "./refuse-geography";
import { requireExplicitGlobalStatus, requireExplicitStatus } from "./require-explicit-status";

function fixCollection(collection: SanitizedCollectionConfig): void {
  closeUnusedRoutes(collection);
  if (collection.slug === "payload-preferences") guardPreferences(collection);
  const { hooks, versions } = collection;
  hooks.beforeOperation = [refuseGeography, checkLock, ...hooks.beforeOperation];
  if (versions?.drafts) hooks.beforeOperation.push(requireExplicitStatus);
}

function fixGlobal(global: SanitizedGlobalConfig): void {
  closeUnusedRoutes(global);
  const { hooks, versions } = global;
  if (versions?.drafts)
    hooks.beforeOperation = [...(hooks.beforeOperation ?? []), requireExplicitGlobalStatus];
}

/**
 * Mends the configuration that Payload has completed. Runs after the access rules: a translator's save gets its status
 * from them before one without a status is refused.
 */
export function withPayloadFixes(config: SanitizedConfig): SanitizedConfig {
  config.collections.forEach(fixCollection);
  config.globals.forEach(fixGlobal);
  validateReorder(config);
  return config;
}
