import { sign as signBytes } from "node:crypto";
import { serializeDictionary, type InnerList, type Item } from "structured-headers";
import type { Keys } from "@/src/services/shop";
import { contentDigest } from "./content-digest";
import type { HttpMessage } from "./http-message";
import { signatureBase } from "./signature-base";
import { signingKeys, type ShopKey } from "./shop-keys";

/** A request that the shop sends to a platform. */
interface OutgoingRequest {
  readonly method: string;
  readonly address: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const item = (name: string): Item => [name, new Map()];

/** Signature of raw numbers for P-256, and of the usual form for Ed25519. Source: signatures.md, signature encoding. */
const signText = ({ privateKey, published }: ShopKey, text: string) =>
  published.kty === "EC"
    ? signBytes("sha256", Buffer.from(text), { key: privateKey, dsaEncoding: "ieee-p1363" })
    : signBytes(null, Buffer.from(text), privateKey);

/**
 * Headers that sign a request, its profile included: one signature by each key of the shop, of which a platform verifies the one
 * it can. Source: RFC 9421; signatures.md of the protocol.
 * @returns the given headers and those of the signature
 */
export function signRequest(
  shop: Pick<Keys, "sign"> & { readonly origin: string },
  { method, address, body, headers }: OutgoingRequest,
  now: Date,
): Readonly<Record<string, string>> {
  const url = new URL(address);
  const signed = {
    ...headers,
    "ucp-agent": `profile="${shop.origin}/.well-known/ucp"`,
    "content-digest": contentDigest(body),
  };
  const message: HttpMessage = {
    method,
    authority: url.host,
    path: url.pathname,
    query: url.search,
    headers: new Headers(signed),
    body: Buffer.from(body),
  };
  const names = [
    "@method",
    "@authority",
    "@path",
    ...(url.search === "" ? [] : ["@query"]),
    ...Object.keys(signed).map((name) => name.toLowerCase()),
  ];
  const created = Math.floor(now.getTime() / 1_000);
  const signatures = signingKeys(shop).map((key, at): [string, InnerList, Buffer] => {
    const covered: InnerList = [
      names.map(item),
      new Map<string, string | number>([
        ["created", created],
        ["keyid", key.published.kid],
      ]),
    ];
    const base = signatureBase(message, covered);
    if (base === null) throw new Error("A header of a request to sign has a line break.");
    return [`sig${at + 1}`, covered, signText(key, base)];
  });
  return {
    ...signed,
    "signature-input": serializeDictionary(new Map(signatures.map(([label, covered]) => [label, covered]))),
    signature: serializeDictionary(
      new Map(
        signatures.map(([label, , bytes]): [string, Item] => [label, [new Uint8Array(bytes), new Map()]]),
      ),
    ),
  };
}
