import { linkHours, type StaffLinkKind } from "@/src/domain/staff/staff-account";
import type { Keys, Shop } from "@/src/services/shop";
import { signaturesOf } from "@/src/services/signed";
import type { Transaction } from "@/src/store/store";

type Signer = Pick<Shop, "sign">;

/**
 * The secret of a link. Only the shop's key derives it from the seed: the outbox does not hold it.
 * @param seed from `random`
 */
export const tokenOfSeed = ({ sign }: Signer, seed: string): string => sign("staff-link", seed);

/** Hashing purpose: the database holds no usable token. */
const hashPurpose = "staff-link-hash";

/** Stored hashes of a link's token, for every accepted secret. */
export const hashesOfToken = (keys: Keys, token: string): readonly string[] =>
  signaturesOf(keys, hashPurpose, token);

/** URL of a link, where its owner chooses a password. */
export const staffLink = (origin: string, kind: StaffLinkKind, token: string): string =>
  kind === "first-admin"
    ? `${origin}/admin/create-first-user?token=${token}`
    : `${origin}/admin/reset/${token}`;

/** Saves a link; earlier ones of the same account become void. */
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
