import type { Clock } from "../clock/clock";
import type { Scheduler } from "../clock/scheduler";
import type { Store } from "../store/store";
import type { PaypalDocuments, SigningKey, WalletWebhook } from "./documents";
import { createSigningKey } from "./events/certificate";
import { noWalletFaults, type WalletFaults } from "./faults";

/** The shop's settings at PayPal. */
export interface WalletAccount {
  clientId: string;
  clientSecret: string;
  /** Id of the webhook; it is part of the signature. */
  webhookId: string;
  webhookUrl: string;
  /** Signs its events; made at first use when left out. */
  key?: SigningKey;
}

/** What every operation of the wallet provider works with. */
export interface PaypalSandbox {
  account: WalletAccount;
  /** Origin of the API and of the approval page. */
  origin: string;
  clockSpeed: number;
  latencyMs: number;
  store: Store<PaypalDocuments>;
  clock: Clock;
  scheduler: Scheduler;
  /** Aborted by `close()`: deliveries under way are cut off and repeated at the next start. */
  closing: AbortSignal;
}

const only = "only";

export function readWalletFaults({ store }: PaypalSandbox): WalletFaults {
  return store.get("walletFaults", only) ?? noWalletFaults;
}

export function writeWalletFaults({ store }: PaypalSandbox, faults: WalletFaults) {
  store.put("walletFaults", only, faults);
}

/** Counts up without gaps; gives events an order within one millisecond. */
export function nextWalletSequence({ store }: PaypalSandbox): number {
  const next = (store.get("walletSequence", only) ?? 0) + 1;
  store.put("walletSequence", only, next);
  return next;
}

/** The key events are signed with, made at first use and kept. */
export function signingKey({ account, store, clock }: PaypalSandbox): SigningKey {
  const known = account.key ?? store.get("walletKey", only);
  if (known) return known;
  const made = createSigningKey(new Date(clock.real()));
  store.put("walletKey", only, made);
  return made;
}

/** Where events go: to the webhook that was created last, else to the configured one. */
export function currentWebhook({ account, store }: PaypalSandbox): Pick<WalletWebhook, "id" | "url"> {
  return store.all("walletWebhooks").at(-1) ?? { id: account.webhookId, url: account.webhookUrl };
}
