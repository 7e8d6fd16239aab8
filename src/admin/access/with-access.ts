import type {
  Access,
  CollectionConfig,
  GlobalConfig,
  SanitizedCollectionConfig,
  SanitizedConfig,
  SanitizedGlobalConfig,
} from "payload";
import { closeOwnFields } from "./close-own-fields";
import { closeToTranslators } from "./close-to-translators";
import { guardAccess } from "./guard-access";
import { guardSchedules } from "./guard-schedules";
import { keepFiles, keepMeasures } from "./keep-files";
import { keepGlobalPublication, keepPublication } from "./keep-publication";
import { keepGlobalToTranslating, keepToTranslating } from "./keep-to-translating";
import { lockForOneself, releaseLock, takeLock } from "./lock-access";
import { refuseMisshapen, refuseMisshapenGlobal } from "./refuse-misshapen";
import { collectionAccess, globalAccess, type CollectionAccess } from "./table";
import { includes, roleOf, type RoleGroup } from "./roles";

const isAllowed = (who: RoleGroup) => (args: { req: Parameters<Access>[0]["req"] }) =>
  includes(who, roleOf(args.req.user));

/** One entry of the table as an access function of Payload. `owner` returns a filter on the own account. */
function accessFor(who: RoleGroup, slug: string): Access {
  return ({ req }) => {
    if (includes(who, roleOf(req.user))) return true;
    if (who !== "owner" || req.user?.collection !== slug) return false;
    return { id: { equals: req.user.id } };
  };
}

function rulesOf(slug: string): CollectionAccess {
  const row = collectionAccess[slug];
  if (!row)
    throw new Error(
      `The collection ${slug} has no row in src/admin/access/table.ts: say who may do what with it.`,
    );
  return row;
}

function payloadAccess(slug: string, isAccount: boolean): NonNullable<CollectionConfig["access"]> {
  const row = rulesOf(slug);
  return {
    read: accessFor(row.read, slug),
    readVersions: accessFor(row.read, slug),
    create: accessFor(row.create, slug),
    update:
      row.update === "holder"
        ? takeLock({ ...collectionAccess, ...globalAccess })
        : accessFor(row.update, slug),
    delete: row.delete === "holder" ? releaseLock : accessFor(row.delete, slug),
    ...(isAccount && {
      admin: isAllowed(row.admin ?? "none"),
      // By default Payload lets any signed-in user unlock an account.
      unlock: accessFor(row.unlock ?? "none", slug),
    }),
  };
}

/** Gives a collection its row of the table. */
export function withAccess(collection: CollectionConfig): CollectionConfig {
  return { ...collection, access: payloadAccess(collection.slug, Boolean(collection.auth)) };
}

function payloadGlobalAccess(slug: string): Required<NonNullable<GlobalConfig["access"]>> {
  const row = globalAccess[slug];
  if (!row) {
    throw new Error(
      `The global ${slug} has no row in src/admin/access/table.ts: say who may do what with it.`,
    );
  }
  return { read: isAllowed(row.read), readVersions: isAllowed(row.read), update: isAllowed(row.update) };
}

/** Gives a global its row of the table. */
export function withGlobalAccess(global: GlobalConfig): GlobalConfig {
  return { ...global, access: payloadGlobalAccess(global.slug) };
}

/**
 * Payload adds collections of its own after ours and opens them to every signed-in user, customers included: they get
 * their row of the table as well. Preferences return their owner's rows only, which is stricter than the table.
 */
function closeInternal(collection: SanitizedCollectionConfig): void {
  const { slug } = collection;
  if (slug === "payload-preferences") {
    collection.access.create = accessFor(rulesOf(slug).create, slug);
  } else if (slug.startsWith("payload-")) {
    Object.assign(collection.access, payloadAccess(slug, false));
  }
  if (slug === "payload-jobs") guardSchedules(collection);
  if (rulesOf(slug).update === "holder") lockForOneself(collection);
}

function openToTranslators({ fields, hooks, upload, versions }: SanitizedCollectionConfig): void {
  closeToTranslators(fields);
  if (versions) hooks.beforeOperation.push(keepPublication);
  if (upload) hooks.beforeOperation.push(keepFiles);
  hooks.beforeChange.push(keepToTranslating);
}

function closeCollection(collection: SanitizedCollectionConfig): void {
  closeInternal(collection);
  closeOwnFields(collection.fields);
  const { hooks } = collection;
  hooks.beforeOperation = [refuseMisshapen, ...hooks.beforeOperation];
  if (collection.upload) hooks.beforeOperation.push(keepMeasures);
  if (rulesOf(collection.slug).update === "editors") openToTranslators(collection);
}

function closeGlobal(global: SanitizedGlobalConfig): void {
  if (global.slug.startsWith("payload-")) Object.assign(global.access, payloadGlobalAccess(global.slug));
  closeOwnFields(global.fields);
  const { hooks } = global;
  hooks.beforeOperation = [refuseMisshapenGlobal, ...(hooks.beforeOperation ?? [])];
  if (globalAccess[global.slug]?.update === "editors") {
    closeToTranslators(global.fields);
    if (global.versions) hooks.beforeOperation.push(keepGlobalPublication);
    hooks.beforeChange = [...(hooks.beforeChange ?? []), keepGlobalToTranslating];
  }
}

/** Closes what Payload adds to collections and globals: fields, and collections of its own. */
export function withInternalAccess(config: SanitizedConfig): SanitizedConfig {
  config.collections.forEach(closeCollection);
  config.globals.forEach(closeGlobal);
  guardAccess(config);
  return config;
}
