import { pbkdf2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(pbkdf2);

/** The CMS's password format, so that both can read each other's hashes. */
const current = { prefix: "pbkdf2-sha256-v1:", iterations: 600_000, bytes: 32 } as const;
/** Its earlier format. */
const former = { prefix: "", iterations: 25_000, bytes: 512 } as const;

export interface StoredPassword {
  readonly hash: string;
  readonly salt: string;
}

const derived = (password: string, salt: string, { iterations, bytes }: typeof current | typeof former) =>
  derive(password, salt, iterations, bytes, "sha256");

/** The stored form of a password. */
export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(32).toString("hex");
  return { hash: current.prefix + (await derived(password, salt, current)).toString("hex"), salt };
}

/** A dummy hash compared if there is no account, so that the response takes as long. */
const dummy: StoredPassword = {
  hash: current.prefix + "0".repeat(2 * current.bytes),
  salt: "0".repeat(64),
};

/** Whether a password matches the stored one; without one, the same work and false. */
export async function isPassword(kept: StoredPassword | null, password: string): Promise<boolean> {
  const { hash, salt } = kept ?? dummy;
  const way = hash.startsWith(current.prefix) ? current : former;
  const own = Buffer.from(hash.slice(way.prefix.length), "hex");
  const given = await derived(password, salt, way);
  return own.length === given.length && timingSafeEqual(own, given) && kept !== null;
}
