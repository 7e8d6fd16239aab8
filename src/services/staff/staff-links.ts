import { linkHours, type StaffLinkKind } from "@/src/domain/staff/staff-account";
import type { Keys, Shop } from "@/src/services/shop";
import { signaturesOf } from "@/src/services/signed";
import type { Transaction } from "@/src/store/store";

type Signer = Pick<Shop, "sign">;

/**
 * The secret of a link. Only the shop's own key makes it of a seed: what waits in the outbox opens nothing.
 * @param seed from `random`
 */
export const tokenOfSeed = ({ sign }: Signer, seed: string): string => sign("staff-link", seed);

/** Keeps what stands in the database from opening anything. */
const hashPurpose = "staff-link-hash";

/** What may be kept of a link, under every secret that is accepted. */
export const hashesOfToken = (keys: Keys, token: string): readonly string[] =>
  signaturesOf(keys, hashPurpose, token);

/** Where a link leads; its reader chooses a password there. */
export const staffLink = (origin: string, kind: StaffLinkKind, token: string): string =>
  kind === "first-admin"
    ? `${origin}/admin/create-first-user?token=${token}`
    : `${origin}/admin/reset/${token}`;

/** Writes a link; those of the same account before it are void. */
export async function makeLink(
  shop: Pick<Shop, "sign" | "random" | "clock">,
  tx: Pick<Transaction, "staff">,
  kind: StaffLinkKind,
  accountId: number | null,
): Promise<{ readonly seed: string; readonly expiresAt: Date }> {
  const seed = shop.random(256);
  const now = shop.clock();
  const expiresAt = new Date(now.getTime() + linkHours[kind] * 3_600_000);
  const tokenHash = shop.sign(hashPurpose, tokenOfSeed(shop, seed));
  await tx.staff.replaceLink({ tokenHash, kind, accountId, now, expiresAt });
  return { seed, expiresAt };
}
