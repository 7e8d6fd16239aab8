import { createHmac } from "node:crypto";
import type { Env } from "@/src/env";
import type { Keys, Sign } from "@/src/services/shop";

const signWith =
  (secret: string): Sign =>
  (purpose, text) =>
    createHmac("sha256", secret).update(`${purpose}\0${text}`).digest("base64url");

/** @param secrets the current one, then those that are still accepted */
function keysOf(secrets: readonly (string | undefined)[]): Keys {
  const given = [...new Set(secrets.filter((secret) => secret !== undefined))];
  const [sign, ...previousSigners] = given.map(signWith);
  if (sign === undefined)
    throw new Error("PAYLOAD_SECRET is not set, so the shop cannot sign sessions or links.");
  return { sign, previousSigners };
}

type Secrets = Pick<
  Env,
  "PAYLOAD_SECRET" | "PAYLOAD_SECRET_PREVIOUS" | "GIFT_CARD_SECRET" | "GIFT_CARD_SECRET_PREVIOUS"
>;

/** Keys with which a shop signs sessions and links and encrypts data. */
export const shopKeys = ({ PAYLOAD_SECRET, PAYLOAD_SECRET_PREVIOUS }: Secrets): Keys =>
  keysOf([PAYLOAD_SECRET, PAYLOAD_SECRET_PREVIOUS]);

/**
 * Keys for codes of gift cards. Cards of a shop without such a key were made with PAYLOAD_SECRET, which is accepted
 * for ever: a code is valid only if it is in the database. Source: decision 0088.
 */
export const cardKeys = (secrets: Secrets): Keys =>
  keysOf([
    secrets.GIFT_CARD_SECRET ?? secrets.PAYLOAD_SECRET,
    secrets.GIFT_CARD_SECRET_PREVIOUS,
    secrets.PAYLOAD_SECRET,
    secrets.PAYLOAD_SECRET_PREVIOUS,
  ]);
