import type { Access, CollectionConfig, GlobalConfig, SanitizedConfig } from "payload";
import { collectionAccess, globalAccess, type CollectionAccess } from "./table";
import { includes, roleOf, type Who } from "./who";
import { keepGlobalToTranslating, keepToTranslating, writableByTranslators } from "./writable-by-translators";

/** One entry of the table as Payload asks it. `owner` answers with a filter on the own account. */
function accessFor(who: Who, slug: string): Access {
  return ({ req }) => {
    if (includes(who, roleOf(req.user))) return true;
    if (who !== "owner" || req.user?.collection !== slug) return false;
    return { id: { equals: req.user.id } };
  };
}

const isAllowed = (who: Who) => (args: { req: Parameters<Access>[0]["req"] }) =>
  includes(who, roleOf(args.req.user));

function rulesOf(slug: string): CollectionAccess {
  const row = collectionAccess[slug];
  if (!row)
    throw new Error(`The collection ${slug} has no row in src/access/table.ts: say who may do what with it.`);
  return row;
}

function payloadAccess(slug: string, isAccount: boolean): NonNullable<CollectionConfig["access"]> {
  const row = rulesOf(slug);
  return {
    read: accessFor(row.read, slug),
    readVersions: accessFor(row.read, slug),
    create: accessFor(row.create, slug),
    update: accessFor(row.update, slug),
    delete: accessFor(row.delete, slug),
    ...(isAccount && {
      admin: isAllowed(row.admin ?? "nobody"),
      // Payload lets any signed-in user unlock an account unless told otherwise.
      unlock: accessFor(row.unlock ?? "nobody", slug),
    }),
  };
}

/** Gives a collection its row of the table. */
export function withAccess(collection: CollectionConfig): CollectionConfig {
  const isForTranslators = rulesOf(collection.slug).update === "staff";
  return {
    ...collection,
    access: payloadAccess(collection.slug, Boolean(collection.auth)),
    fields: isForTranslators ? writableByTranslators(collection.fields) : collection.fields,
    hooks: isForTranslators
      ? {
          ...collection.hooks,
          beforeChange: [...(collection.hooks?.beforeChange ?? []), keepToTranslating],
        }
      : collection.hooks,
  };
}

function payloadGlobalAccess(slug: string): Required<NonNullable<GlobalConfig["access"]>> {
  const row = globalAccess[slug];
  if (!row) {
    throw new Error(`The global ${slug} has no row in src/access/table.ts: say who may do what with it.`);
  }
  return { read: isAllowed(row.read), readVersions: isAllowed(row.read), update: isAllowed(row.update) };
}

/** Gives a global its row of the table. */
export function withGlobalAccess(global: GlobalConfig): GlobalConfig {
  const isForTranslators = globalAccess[global.slug]?.update === "staff";
  return {
    ...global,
    access: payloadGlobalAccess(global.slug),
    fields: isForTranslators ? writableByTranslators(global.fields) : global.fields,
    hooks: isForTranslators
      ? {
          ...global.hooks,
          beforeChange: [...(global.hooks?.beforeChange ?? []), keepGlobalToTranslating],
        }
      : global.hooks,
  };
}

/**
 * Payload adds collections and globals of its own after ours and opens them to every signed-in user, customers included:
 * they get their row of the table as well.
 */
export function withInternalAccess(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith("payload-")) continue;
    // Preferences answer only for their owner's row, which is stricter than the table.
    if (collection.slug === "payload-preferences") continue;
    Object.assign(collection.access, payloadAccess(collection.slug, false));
  }
  for (const global of config.globals) {
    if (global.slug.startsWith("payload-")) Object.assign(global.access, payloadGlobalAccess(global.slug));
  }
  return config;
}
