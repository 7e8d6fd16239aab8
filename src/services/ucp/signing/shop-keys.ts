import { createECDH, createPrivateKey, createPublicKey, type KeyObject } from "node:crypto";
import type { PublicKey } from "@/src/domain/ucp/platform-profile";
import type { Keys, Sign } from "@/src/services/shop";
import { thumbprint } from "./json-web-key";

/** A public key as the shop's profile has it. */
export type PublishedKey = PublicKey & { readonly use: "sig"; readonly alg: string };

/** A key of the shop. It follows from the shop's secret, so every node has the same one, and none is stored. */
export interface ShopKey {
  readonly privateKey: KeyObject;
  readonly published: PublishedKey;
}

const purpose = "ucp-key";

/** 32 bytes that follow from a secret. */
const seedOf = (sign: Sign, what: string) => Buffer.from(sign(purpose, what), "base64url");

/** What comes before the 32 bytes of an Ed25519 key in its usual form. Source: RFC 8410, section 7. */
const ed25519Prefix = Buffer.from("302e020100300506032b657004220420", "hex");

function publish(publicKey: KeyObject, alg: string): PublishedKey {
  const { kty = "", crv, x, y } = publicKey.export({ format: "jwk" });
  return { kid: thumbprint({ kty, crv, x, y }), kty, crv, x, ...(y !== undefined && { y }), use: "sig", alg };
}

function ed25519Key(sign: Sign): ShopKey {
  const der = Buffer.concat([ed25519Prefix, seedOf(sign, "ed25519")]);
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  return { privateKey, published: publish(createPublicKey(privateKey), "EdDSA") };
}

/** The scalar of a key on the curve P-256; of four thousand million seeds one is none, and the next is taken. */
function p256Scalar(sign: Sign, attempt = 0): { readonly scalar: Buffer; readonly point: Buffer } {
  const scalar = seedOf(sign, `p256:${attempt}`);
  const curve = createECDH("prime256v1");
  try {
    curve.setPrivateKey(scalar);
  } catch {
    return p256Scalar(sign, attempt + 1);
  }
  return { scalar, point: curve.getPublicKey() };
}

function p256Key(sign: Sign): ShopKey {
  const { scalar, point } = p256Scalar(sign);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = { kty: "EC", crv: "P-256", x, y, d: scalar.toString("base64url") };
  const privateKey = createPrivateKey({ key, format: "jwk" });
  return { privateKey, published: publish(createPublicKey(privateKey), "ES256") };
}

/** The keys that the shop signs with: Ed25519, and P-256 because every platform has to verify that one. */
export const signingKeys = ({ sign }: Pick<Keys, "sign">): readonly ShopKey[] => [
  ed25519Key(sign),
  p256Key(sign),
];

/** Keys by which messages of the shop are verified; those of earlier secrets stay while these are accepted (decision 0088). */
export const publishedKeys = ({ sign, previousSigners }: Keys): readonly PublishedKey[] =>
  [sign, ...previousSigners].flatMap((one) => signingKeys({ sign: one }).map(({ published }) => published));
