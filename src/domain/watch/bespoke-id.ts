import { createHash } from "node:crypto";
import { idAlphabet, idLength } from "./bespoke-sku";
import { canonicalSelection } from "./canonical-selection";
import type { Selection } from "./selection";

const bitsOfCharacter = 5n;
const bits = idLength * Number(bitsOfCharacter);

/**
 * Identity of a bespoke watch: 130 bits of a hash over its parts and the catalogue they come from, as 26 letters.
 * The same choice has the same id; none can be guessed.
 * Source: specification 3.6.
 */
export function bespokeId(selection: Selection, catalogueVersion: string): string {
  const digest = createHash("sha256")
    .update(`${catalogueVersion}\n${canonicalSelection(selection)}`)
    .digest();
  let number = BigInt(`0x${digest.toString("hex")}`) >> BigInt(256 - bits);
  let id = "";
  for (let index = 0; index < idLength; index += 1) {
    id = idAlphabet[Number(number & 31n)] + id;
    number >>= bitsOfCharacter;
  }
  return id;
}
