import * as v from "valibot";
import type { PlatformProfile } from "@/src/domain/ucp/platform-profile";

const version = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
const name = v.pipe(
  v.string(),
  v.regex(/^[a-z](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9_])?)+$/),
);

/** A registry of the protocol: entries by their reverse-domain names. */
const registry = <Entry extends v.GenericSchema>(entry: Entry) => v.record(name, v.array(entry));

const capability = v.object({
  version,
  config: v.optional(v.record(v.string(), v.unknown())),
});

const isPublic = (key: object) =>
  !["d", "p", "q", "dp", "dq", "qi", "oth", "k"].some((part) => Object.hasOwn(key, part));

const key = v.pipe(
  v.looseObject({
    kid: v.string(),
    kty: v.string(),
    crv: v.optional(v.string()),
    x: v.optional(v.string()),
    y: v.optional(v.string()),
    use: v.optional(v.string()),
    key_ops: v.optional(v.array(v.string())),
  }),
  v.check((one) => isPublic(one), "A profile has public keys only."),
  v.transform(({ kid, kty, crv, x, y, use, key_ops }) => ({ kid, kty, crv, x, y, use, key_ops })),
);

const orders = "dev.ucp.shopping.order";

/**
 * Profile of a platform; what the shop does not need is ignored. An entry of the protocol's own in another version than the
 * profile's is no entry. Source: overview of the protocol, profile structure and release snapshots.
 */
export const platformProfile = v.pipe(
  v.object({
    ucp: v.object({
      version,
      services: registry(v.object({ version, transport: v.string() })),
      capabilities: v.optional(registry(capability), {}),
      payment_handlers: registry(v.object({ version })),
    }),
    keys: v.optional(v.array(key), []),
  }),
  v.transform(({ ucp, keys }): PlatformProfile => {
    const isOfProfile = (capabilityName: string, entry: { readonly version: string }) =>
      !capabilityName.startsWith("dev.ucp.") || entry.version === ucp.version;
    const entries = Object.entries(ucp.capabilities).map(
      ([capabilityName, all]) =>
        [capabilityName, all.filter((entry) => isOfProfile(capabilityName, entry))] as const,
    );
    const webhook = entries.find(([capabilityName]) => capabilityName === orders)?.[1][0]?.config
      ?.webhook_url;
    return {
      version: ucp.version,
      capabilities: Object.fromEntries(
        entries.map(([capabilityName, all]) => [capabilityName, all.map((one) => one.version)]),
      ),
      keys,
      orderWebhook: typeof webhook === "string" ? webhook : null,
    };
  }),
);
