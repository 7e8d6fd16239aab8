import { scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { fail, ok, type Result } from "@/src/domain/result";
import { rateLimit } from "@/src/services/forms/rate-limit";
import type { Shop } from "@/src/services/shop";

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Hours for which a pass is valid. */
export const passHours = 12;
const hour = 3_600_000;
const purpose = "preorder-gate";

/** Enough for an office of guests; guessing takes centuries. */
const triesPerAddress = { times: 20, seconds: 3_600 };

/** Compared if an offer has no password: it takes the same time and never matches. */
const noHash = `none.${Buffer.alloc(32).toString("base64url")}`;

const equal = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

/** Changes with the password: a pass for the old one is void. */
const passFor = ({ sign }: Pick<Shop, "sign">, key: string, passwordHash: string, until: string) =>
  `${until}.${sign(purpose, `${key}\0${passwordHash}\0${until}`)}`;

/**
 * Checks the password of an offer.
 * @param address network address of the client, or null
 * @returns a pass for some hours. Failures: `wrong-password`, in the same time whether or not the offer exists;
 * `too-many` tries from one address.
 */
export async function openPasswordGate(
  shop: Shop,
  {
    key,
    password,
    address,
  }: { readonly key: string; readonly password: string; readonly address: string | null },
): Promise<Result<string, "wrong-password" | "too-many">> {
  const mayTry = await rateLimit(shop, [{ what: "preorder:password", who: address, limit: triesPerAddress }]);
  if (!mayTry) return fail("too-many");
  const passwordHash = await shop.store.preorders.findPasswordHash(key);
  const [salt = "", hash = ""] = (passwordHash ?? noHash).split(".");
  const derived = await derive(password.trim(), salt, 32);
  if (!equal(derived, Buffer.from(hash, "base64url")) || passwordHash === null) return fail("wrong-password");
  const until = (shop.clock().getTime() + passHours * hour).toString(36);
  return ok(passFor(shop, key, passwordHash, until));
}

/** Whether a pass for an offer is valid. */
export async function isGuest(shop: Shop, key: string, pass: string | null): Promise<boolean> {
  const [until = ""] = (pass ?? "").split(".");
  if (pass === null || !(Number.parseInt(until, 36) > shop.clock().getTime())) return false;
  const passwordHash = await shop.store.preorders.findPasswordHash(key);
  return (
    passwordHash !== null && equal(Buffer.from(pass), Buffer.from(passFor(shop, key, passwordHash, until)))
  );
}
