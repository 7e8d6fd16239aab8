import { createHash } from "node:crypto";
import { canonicalSelection } from "./canonical-selection";
import type { Selection } from "./selection";

/** Prefix of every bespoke watch's sku. Source: specification §3, product catalogue. */
export const bespokePrefix = "BSPKWTCH";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const bits = 130;

/**
 * Identity of a bespoke watch: 130 bits of a hash over its parts and the catalogue they come from, as 26
 * letters without those that are misread (I, L, O, U). The same choice has the same id; none can be guessed.
 * Source: specification 3.6.
 */
export function bespokeId(selection: Selection, catalogueVersion: string): string {
  const digest = createHash("sha256")
    .update(`${catalogueVersion}\n${canonicalSelection(selection)}`)
    .digest();
  let number = BigInt(`0x${digest.toString("hex")}`) >> BigInt(256 - bits);
  let id = "";
  for (let index = 0; index < bits / 5; index += 1) {
    id = alphabet[Number(number & 31n)] + id;
    number >>= 5n;
  }
  return id;
}

export const bespokeSku = (id: string): string => `${bespokePrefix}-${id}`;

/** The id in a bespoke sku, or null for any other sku. */
export function bespokeIdOfSku(sku: string): string | null {
  return new RegExp(`^${bespokePrefix}-([${alphabet}]{26})$`).exec(sku)?.[1] ?? null;
}
