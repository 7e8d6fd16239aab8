import * as v from "valibot";
import {
  connectionKinds,
  mailSecurities,
  type ConnectionEntries,
  type ConnectionKind,
  type MailEntry,
  type PaypalEntry,
  type StripeEntry,
} from "@/src/domain/connections/connection";
import { resealed, seal, unseal } from "@/src/services/forms/sealed";
import type { Keys, Shop } from "@/src/services/shop";
import type { Transaction } from "@/src/store/store";

const purposeOf = (kind: ConnectionKind) => `connection-${kind}`;

const entrySchemas = {
  stripe: v.object({
    secretKey: v.string(),
    webhookSecret: v.string(),
    webhookId: v.nullable(v.string()),
    former: v.nullable(v.object({ secret: v.string(), until: v.string() })),
  }) satisfies v.GenericSchema<StripeEntry>,
  paypal: v.object({
    clientId: v.string(),
    clientSecret: v.string(),
    webhookId: v.string(),
    isLive: v.boolean(),
  }) satisfies v.GenericSchema<PaypalEntry>,
  mail: v.object({
    host: v.string(),
    port: v.number(),
    security: v.picklist(mailSecurities),
    user: v.string(),
    password: v.string(),
    sender: v.string(),
  }) satisfies v.GenericSchema<MailEntry>,
};

/** What was entered, and when. */
export interface KnownEntries {
  readonly entries: ConnectionEntries;
  readonly savedAt: Readonly<Partial<Record<ConnectionKind, Date>>>;
  /** Sealed with a secret that the shop no longer has: they have to be entered again. */
  readonly unreadable: readonly ConnectionKind[];
}

type Reader = Pick<Shop, keyof Keys | "store">;

function open(keys: Keys, kind: ConnectionKind, sealed: string): unknown {
  try {
    return v.parse(entrySchemas[kind], JSON.parse(unseal(keys, purposeOf(kind), sealed)));
  } catch {
    // Sealed with another secret; the caller reports it.
    return null;
  }
}

/** Opens sealed connections. */
export function openEntries(
  keys: Keys,
  rows: readonly { readonly kind: string; readonly sealed: string; readonly savedAt: Date }[],
): KnownEntries {
  const known = connectionKinds.flatMap((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return row ? [{ kind, savedAt: row.savedAt, entry: open(keys, kind, row.sealed) }] : [];
  });
  const read = known.filter(({ entry }) => entry !== null);
  return {
    entries: Object.fromEntries(read.map(({ kind, entry }) => [kind, entry])),
    savedAt: Object.fromEntries(read.map(({ kind, savedAt }) => [kind, savedAt])),
    unreadable: known.filter(({ entry }) => entry === null).map(({ kind }) => kind),
  };
}

export const readEntries = async (shop: Reader): Promise<KnownEntries> =>
  openEntries(shop, await shop.store.connections.listConnections());

interface Change<Kind extends ConnectionKind> {
  readonly kind: Kind;
  readonly entry: NonNullable<ConnectionEntries[Kind]>;
  /** What may be shown of it in the audit log, now and before. */
  readonly shown: readonly [before: string, after: string];
  /** E-mail of the member of staff. */
  readonly by: string;
}

/** Seals an account and keeps it, with an entry in the audit log. */
export async function saveEntry<Kind extends ConnectionKind>(
  shop: Pick<Shop, keyof Keys | "store" | "clock">,
  { kind, entry, shown: [before, after], by }: Change<Kind>,
): Promise<void> {
  const now = shop.clock();
  const sealed = seal(shop, purposeOf(kind), JSON.stringify(entry));
  await shop.store.transaction(async (tx: Transaction) => {
    await tx.connections.saveConnection({ kind, sealed, now });
    const changes = [{ field: kind, before, after }];
    await tx.staff.auditAct({ at: now, by, entity: "connections", document: kind, changes });
  });
}

/**
 * Reseals accounts from an earlier secret with the current one. Source: decision 0088.
 * @returns how many
 */
export async function rekeyConnections(shop: Reader): Promise<number> {
  let done = 0;
  for (const { kind, sealed } of await shop.store.connections.listConnections()) {
    const known = connectionKinds.find((one) => one === kind);
    const fresh = known ? resealed(shop, purposeOf(known), sealed) : null;
    if (fresh !== null && (await shop.store.connections.resealConnection(kind, sealed, fresh))) done += 1;
  }
  return done;
}
