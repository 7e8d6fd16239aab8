import { connectionKinds, type ConnectionKind, type MailEntry } from "@/src/domain/connections/connection";
import {
  connectionSource,
  connectionVariables,
  paymentModes,
  type ConnectionSource,
} from "@/src/domain/connections/connection-variables";
import { shownSecret } from "@/src/domain/connections/shown-secret";
import type { Shop } from "@/src/services/shop";
import { readEntries } from "./connection-entries";

/** What the admin shows of a connection. No secret in it. */
export interface DescribedConnection {
  readonly kind: ConnectionKind;
  readonly source: ConnectionSource;
  readonly mode: "live" | "test" | null;
  /** Last signs of its secret; null without one. */
  readonly shown: string | null;
  readonly savedAt: Date | null;
  /** Entered, but not offered: it is a test account beside real payments. */
  readonly isHeldBack: boolean;
  /** Sealed with a secret that the shop no longer has. */
  readonly isUnreadable: boolean;
  /** Of the mail server, what is not secret. */
  readonly mail: Pick<MailEntry, "host" | "port" | "security" | "sender"> | null;
}

const withoutLogin = ({ host, port, security, sender }: MailEntry) => ({ host, port, security, sender });

/** How each connection stands. */
export async function describeConnections(shop: Shop): Promise<readonly DescribedConnection[]> {
  const { environment } = shop.connections;
  const { entries, savedAt, unreadable } = await readEntries(shop);
  const modes = paymentModes(environment, entries);
  const now = connectionVariables(environment, entries, shop.clock());
  const secrets: Readonly<Record<ConnectionKind, string | undefined>> = {
    stripe: now.STRIPE_SECRET_KEY ?? entries.stripe?.secretKey,
    paypal: now.PAYPAL_CLIENT_SECRET ?? entries.paypal?.clientSecret,
    mail: undefined,
  };
  const describe = (kind: ConnectionKind): DescribedConnection => {
    const source = connectionSource(environment, entries, kind);
    const secret = secrets[kind];
    return {
      kind,
      source,
      mode: kind === "mail" ? null : modes[kind],
      shown: secret === undefined || source === "initial" ? null : shownSecret(secret),
      savedAt: source === "entered" ? (savedAt[kind] ?? null) : null,
      isHeldBack:
        (kind === "paypal" && source === "entered" && now.PAYPAL_CLIENT_ID === undefined) ||
        (kind === "stripe" && source === "entered" && now.STRIPE_SECRET_KEY === undefined),
      isUnreadable: unreadable.includes(kind),
      mail: kind === "mail" && source === "entered" && entries.mail ? withoutLogin(entries.mail) : null,
    };
  };
  return connectionKinds.map(describe);
}
