import { generateKeyPairSync, sign as signBytes, createHmac } from "node:crypto";
import { parseDictionary, isInnerList } from "structured-headers";
import { describe, expect, test } from "vitest";
import type { PublicKey } from "@/src/domain/ucp/platform-profile";
import type { Sign } from "@/src/services/shop";
import { contentDigest, isDigestOf } from "./content-digest";
import type { HttpMessage } from "./http-message";
import { isSignedBy, thumbprint } from "./json-web-key";
import { publishedKeys } from "./shop-keys";
import { signRequest } from "./sign-request";
import { signatureBase } from "./signature-base";
import { verifyRequest } from "./verify-request";

const now = new Date("2026-11-30T12:00:00Z");
const secret =
  (text: string): Sign =>
  (purpose, what) =>
    createHmac("sha256", text).update(`${purpose}\0${what}`).digest("base64url");
const shop = { sign: secret("one"), previousSigners: [secret("two")], origin: "https://shop.example" };

describe("the examples of RFC 9421", () => {
  // Appendix B.2.6: the request, the key and the signature are the RFC's.
  const body = '{"hello": "world"}';
  const request: HttpMessage = {
    method: "POST",
    authority: "example.com",
    path: "/foo",
    query: "?param=Value&Pet=dog",
    headers: new Headers({
      date: "Tue, 20 Apr 2021 02:07:55 GMT",
      "content-type": "application/json",
      "content-length": "18",
    }),
    body: Buffer.from(body),
  };
  const input =
    'sig-b26=("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"';
  const ed25519 = {
    kid: "test-key-ed25519",
    kty: "OKP",
    crv: "Ed25519",
    x: "JrQLj5P_89iXES9-vFgrIy29clF9CC_oPPsw3c5D0bs",
  };
  const signature =
    "wqcAqbmYJ2ji2glfAMaRy4gruYYnx2nEFN2HN6jrnDnQCK1u02Gb04v9EDgwUPiu4A0w6vuQv5lIp5WPpBKRCw==";

  test("the base of a signature, and its verification by Ed25519", () => {
    const covered = parseDictionary(input).get("sig-b26");
    if (!covered || !isInnerList(covered)) throw new Error("not a list");
    const base = signatureBase(request, covered);
    expect(base).toBe(
      [
        '"date": Tue, 20 Apr 2021 02:07:55 GMT',
        '"@method": POST',
        '"@path": /foo',
        '"@authority": example.com',
        '"content-type": application/json',
        '"content-length": 18',
        '"@signature-params": ("date" "@method" "@path" "@authority" "content-type" "content-length");created=1618884473;keyid="test-key-ed25519"',
      ].join("\n"),
    );
    expect(isSignedBy(ed25519, base ?? "", Buffer.from(signature, "base64"))).toBe(true);
    expect(isSignedBy(ed25519, `${base} `, Buffer.from(signature, "base64"))).toBe(false);
  });

  test("P-256: the response of appendix B.2.4", () => {
    const key = {
      kid: "test-key-ecc-p256",
      kty: "EC",
      crv: "P-256",
      x: "qIVYZVLCrPZHGHjP17CTW0_-D9Lfw0EkjqF7xB4FivA",
      y: "Mc4nN9LTDOBhfoUeg8Ye9WedFRhnZXZJA12Qp0zZ6F0",
    };
    const base = [
      '"@status": 200',
      '"content-type": application/json',
      '"content-digest": sha-512=:mEWXIS7MaLRuGgxOBdODa3xqM1XdEvxoYhvlCFJ41QJgJc4GTsPp29l5oGX69wWdXymyU0rjJuahq4l5aGgfLQ==:',
      '"content-length": 23',
      '"@signature-params": ("@status" "content-type" "content-digest" "content-length");created=1618884473;keyid="test-key-ecc-p256"',
    ].join("\n");
    const bytes = Buffer.from(
      "wNmSUAhwb5LxtOtOpNa6W5xj067m5hFrj0XQ4fvpaCLx0NKocgPquLgyahnzDnDAUy5eCdlYUEkLIj+32oiasw==",
      "base64",
    );
    expect(isSignedBy(key, base, bytes)).toBe(true);
  });

  test("the thumbprint of RFC 8037, appendix A.3", () => {
    expect(thumbprint({ kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" })).toBe(
      "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k",
    );
  });

  test("the digest of RFC 9530", () => {
    expect(contentDigest(body)).toBe("sha-256=:X48E9qOokqqrvdts8nOJRJN3OWDUoyWxBf7kbu9DBPE=:");
  });
});

test.each([
  ["another algorithm only", "sha-512=:AAAA:", false],
  ["several algorithms", `sha-512=:AAAA:, ${contentDigest("x")}`, true],
  ["another body", contentDigest("y"), false],
  ["text in place of bytes", 'sha-256="x"', false],
  ["no dictionary", "%", false],
])("a digest: %s", (_kind, header, expected) => {
  expect(isDigestOf(header, Buffer.from("x"))).toBe(expected);
});

/** An agent's key, and how it signs. */
function agentKey(kind: "P-256" | "P-384" | "Ed25519") {
  const { privateKey, publicKey } =
    kind === "Ed25519" ? generateKeyPairSync("ed25519") : generateKeyPairSync("ec", { namedCurve: kind });
  const { kty = "", crv, x, y } = publicKey.export({ format: "jwk" });
  const key: PublicKey = { kid: thumbprint({ kty, crv, x, y }), kty, crv, x, y };
  const hash = { "P-256": "sha256", "P-384": "sha384", Ed25519: null }[kind];
  const signBase = (base: string) =>
    signBytes(hash, Buffer.from(base), { key: privateKey, dsaEncoding: "ieee-p1363" }).toString("base64");
  return { key, signBase };
}

const body = '{"line_items":[]}';
const unsigned = (): HttpMessage => ({
  method: "POST",
  authority: "shop.example",
  path: "/api/ucp/v1/carts",
  query: "",
  headers: new Headers({
    "content-type": "application/json",
    "content-digest": contentDigest(body),
    "ucp-agent": 'profile="https://agent.example/profile.json"',
    "idempotency-key": "550e8400-e29b-41d4-a716-446655440000",
  }),
  body: Buffer.from(body),
});

const usual = [
  "@method",
  "@authority",
  "@path",
  "ucp-agent",
  "idempotency-key",
  "content-digest",
  "content-type",
];

/** Signs as an agent does. */
function signed(
  { key, signBase }: ReturnType<typeof agentKey>,
  {
    names = usual,
    parameters = "",
    message = unsigned(),
    keyid = key.kid,
    components = names.map((name) => `"${name}"`),
  }: {
    names?: readonly string[];
    components?: readonly string[];
    parameters?: string;
    message?: HttpMessage;
    keyid?: string;
  } = {},
): HttpMessage {
  const input = `(${components.join(" ")});keyid="${keyid}"${parameters}`;
  const covered = parseDictionary(`sig1=${input}`).get("sig1");
  if (!covered || !isInnerList(covered)) throw new Error("not a list");
  const base = signatureBase(message, covered) ?? "";
  message.headers.set("signature-input", `sig1=${input}`);
  message.headers.set("signature", `sig1=:${signBase(base)}:`);
  return message;
}

const codeOf = (message: HttpMessage, keys: readonly PublicKey[]) => {
  const verified = verifyRequest(message, keys, now);
  return verified.ok ? null : verified.error.code;
};

describe("a request of an agent", () => {
  const agent = agentKey("P-256");
  const { kid } = agent.key;

  test.each(["P-256", "P-384", "Ed25519"] as const)("signed by %s is accepted", (kind) => {
    const other = agentKey(kind);
    expect(codeOf(signed(other), [other.key])).toBeNull();
  });

  test("without a signature is accepted of an agent without keys only", () => {
    expect(codeOf(unsigned(), [])).toBeNull();
    expect(codeOf(unsigned(), [agent.key])).toBe("signature_missing");
  });

  test("of which anything was changed is refused", () => {
    const changed = (change: Partial<HttpMessage>) => codeOf({ ...signed(agent), ...change }, [agent.key]);
    expect(changed({})).toBeNull();
    expect(changed({ method: "PUT" })).toBe("signature_invalid");
    expect(changed({ path: "/api/ucp/v1/checkout-sessions" })).toBe("signature_invalid");
    expect(changed({ authority: "other.example" })).toBe("signature_invalid");
    expect(changed({ query: "?a=1" })).toBe("signature_invalid");
    expect(changed({ body: Buffer.from("{}") })).toBe("digest_mismatch");
    const otherKey = signed(agent);
    otherKey.headers.set("idempotency-key", "00000000-e29b-41d4-a716-446655440000");
    expect(codeOf(otherKey, [agent.key])).toBe("signature_invalid");
  });

  test.each(usual)("has to cover %s", (missing) => {
    expect(codeOf(signed(agent, { names: usual.filter((name) => name !== missing) }), [agent.key])).toBe(
      "signature_invalid",
    );
  });

  test("by an unknown key, or one that is not for signatures, is refused", () => {
    expect(codeOf(signed(agent), [])).toBe("key_not_found");
    expect(codeOf(signed(agent), [agentKey("Ed25519").key])).toBe("key_not_found");
    expect(codeOf(signed(agent), [{ ...agent.key, use: "enc" }])).toBe("key_not_found");
    expect(codeOf(signed(agent), [{ ...agent.key, key_ops: ["sign"] }])).toBe("key_not_found");
    expect(codeOf(signed(agent), [{ ...agent.key, use: "sig", key_ops: ["verify"] }])).toBeNull();
  });

  test("by a key of an unknown kind is refused as such", () => {
    expect(codeOf(signed(agent), [{ kid, kty: "AKP", crv: "ML-DSA" }])).toBe("algorithm_unsupported");
    expect(codeOf(signed(agent), [{ ...agent.key, x: "AA" }])).toBe("algorithm_unsupported");
  });

  test("by another key under the same name is refused", () => {
    expect(codeOf(signed(agent), [{ ...agentKey("P-256").key, kid }])).toBe("signature_invalid");
  });

  test("of several signatures one is enough", () => {
    const message = signed(agent);
    const { headers } = message;
    headers.set("signature-input", `sig0=("@method");keyid="x", ${headers.get("signature-input")}`);
    headers.set("signature", `sig0=:AAAA:, ${headers.get("signature")}`);
    expect(codeOf(message, [agent.key])).toBeNull();
  });

  test("is refused when its signature is over, or of another purpose", () => {
    const seconds = now.getTime() / 1_000;
    expect(codeOf(signed(agent, { parameters: `;expires=${seconds - 3_600}` }), [agent.key])).toBe(
      "signature_invalid",
    );
    expect(codeOf(signed(agent, { parameters: `;expires=${seconds + 3_600}` }), [agent.key])).toBeNull();
    expect(codeOf(signed(agent, { parameters: ';tag="other"' }), [agent.key])).toBe("signature_invalid");
  });

  test("for Web Bot Auth covers a member of a header, by a key named by its thumbprint", () => {
    const message = unsigned();
    message.headers.set("signature-agent", 'sig1="https://agent.example/profile.json";type=jwks_uri');
    const components = [...usual.map((name) => `"${name}"`), '"signature-agent";key="sig1"'];
    const parameters = ';created=1;tag="web-bot-auth"';
    expect(codeOf(signed(agent, { message, components, parameters }), [agent.key])).toBeNull();
    const named = { ...agent, key: { ...agent.key, kid: "mine" } };
    expect(codeOf(signed(named, { message, components, parameters }), [named.key])).toBe("signature_invalid");
  });

  test.each([
    ["no dictionary", "%", "%"],
    ["no list", "sig1=1", "sig1=:AAAA:"],
    ["no bytes", 'sig1=("@method");keyid="x"', "sig1=AAAA"],
    ["another label", 'sig1=("@method");keyid="x"', "sig2=:AAAA:"],
    ["one header only", 'sig1=("@method");keyid="x"', null],
  ])("with headers of no signature is refused: %s", (_kind, input, signature) => {
    const message = unsigned();
    message.headers.set("signature-input", input);
    if (signature !== null) message.headers.set("signature", signature);
    expect(codeOf(message, [agent.key])).toBe("signature_invalid");
  });
});

describe("the shop", () => {
  test("has the same keys on every node, and those of its earlier secret", () => {
    const keys = publishedKeys(shop);
    expect(keys.map(({ kty, crv, alg }) => `${kty} ${crv} ${alg}`)).toEqual([
      "OKP Ed25519 EdDSA",
      "EC P-256 ES256",
      "OKP Ed25519 EdDSA",
      "EC P-256 ES256",
    ]);
    expect(publishedKeys({ ...shop })).toEqual(keys);
    expect(publishedKeys({ sign: secret("two"), previousSigners: [] })).toEqual(keys.slice(2));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(4);
    expect(keys.every((key) => key.kid === thumbprint(key))).toBe(true);
    expect(JSON.stringify(keys)).not.toContain('"d"');
  });

  test.each(["OKP", "EC"])("signs what it sends, so that a platform verifies it by %s", (kty) => {
    const headers = signRequest(
      shop,
      {
        method: "POST",
        address: "https://agent.example:8443/hook?order=1",
        body,
        headers: { "content-type": "application/json", "webhook-id": "evt_1", "webhook-timestamp": "1" },
      },
      now,
    );
    const message: HttpMessage = {
      method: "POST",
      authority: "agent.example:8443",
      path: "/hook",
      query: "?order=1",
      headers: new Headers(headers),
      body: Buffer.from(body),
    };
    const keys = publishedKeys({ ...shop, previousSigners: [] }).filter((key) => key.kty === kty);
    expect(codeOf(message, keys)).toBeNull();
    expect(headers["ucp-agent"]).toBe('profile="https://shop.example/.well-known/ucp"');
    expect(codeOf({ ...message, body: Buffer.from("{}") }, keys)).toBe("digest_mismatch");
  });
});
