import { isInnerList, parseDictionary, type InnerList, type Item } from "structured-headers";
import { fail, ok, type Result } from "@/src/domain/result";
import type { PublicKey } from "@/src/domain/ucp/platform-profile";
import type { Refusal, RefusalCode } from "@/src/domain/ucp/refusal";
import { isDigestOf } from "./content-digest";
import type { HttpMessage } from "./http-message";
import { isForSignatures, isSignedBy, thumbprint } from "./json-web-key";
import { signatureBase } from "./signature-base";

type Problem = Extract<
  RefusalCode,
  "signature_missing" | "signature_invalid" | "key_not_found" | "digest_mismatch" | "algorithm_unsupported"
>;

const contents: Readonly<Record<Problem, string>> = {
  signature_missing:
    "The agent's profile has keys, so its requests are signed: Signature-Input, Signature and Content-Digest.",
  signature_invalid: "The signature is not one of this request, or does not cover it.",
  key_not_found: "The key of the signature is not in the agent's profile.",
  digest_mismatch: "The body is not the one of Content-Digest.",
  algorithm_unsupported: "Sign with ES256, ES384 or Ed25519.",
};

/** Clocks differ. */
const skewSeconds = 60;

/** Headers that a signature covers where the request has them. */
const coveredHeaders = ["ucp-agent", "signature-agent", "idempotency-key"] as const;

/** What a signature must cover. Source: overview of the protocol, identity resolution algorithm. */
const requiredOf = ({ query, body, headers }: HttpMessage): readonly string[] => [
  "@method",
  "@authority",
  "@path",
  ...(query === "" ? [] : ["@query"]),
  ...(body.byteLength === 0 ? [] : ["content-digest", "content-type"]),
  ...coveredHeaders.filter((name) => headers.has(name)),
];

function parse(headers: Headers, name: string): ReadonlyMap<string, Item | InnerList> | null {
  const header = headers.get(name);
  if (header === null) return null;
  try {
    return parseDictionary(header);
  } catch {
    return null;
  }
}

interface Candidate {
  readonly covered: InnerList;
  readonly signature: ArrayBuffer;
}

/** Why a signature does not authenticate the request; null if it does. */
function problemOf(
  message: HttpMessage,
  { covered, signature }: Candidate,
  keys: readonly PublicKey[],
  now: Date,
): Problem | null {
  const [components, parameters] = covered;
  const [keyid, tag, expires] = [parameters.get("keyid"), parameters.get("tag"), parameters.get("expires")];
  if (tag !== undefined && tag !== "web-bot-auth") return "signature_invalid";
  const key = keys.filter(isForSignatures).find(({ kid }) => kid === keyid);
  if (!key) return "key_not_found";
  if (tag === "web-bot-auth" && key.kid !== thumbprint(key)) return "signature_invalid";
  const names = new Set(components.map(([name]) => name));
  if (!requiredOf(message).every((name) => names.has(name))) return "signature_invalid";
  if (typeof expires === "number" && expires + skewSeconds < now.getTime() / 1_000)
    return "signature_invalid";
  const base = signatureBase(message, covered);
  if (base === null) return "signature_invalid";
  const isSigned = isSignedBy(key, base, new Uint8Array(signature));
  if (isSigned === null) return "algorithm_unsupported";
  return isSigned ? null : "signature_invalid";
}

/**
 * Verifies the signature of an agent's request, which one with keys in its profile must have. Of several signatures one has to
 * be good. Source: RFC 9421; signatures.md of the protocol.
 */
export function verifyRequest(
  message: HttpMessage,
  keys: readonly PublicKey[],
  now: Date,
): Result<null, Refusal> {
  const refuse = (code: Problem) => fail({ code, content: contents[code] });
  const { headers, body } = message;
  const digest = headers.get("content-digest");
  if (digest !== null && !isDigestOf(digest, body)) return refuse("digest_mismatch");
  if (!headers.has("signature-input") && !headers.has("signature")) {
    return keys.length === 0 ? ok(null) : refuse("signature_missing");
  }
  const [inputs, signatures] = [parse(headers, "signature-input"), parse(headers, "signature")];
  if (!inputs || !signatures) return refuse("signature_invalid");
  const candidates = [...inputs].flatMap(([label, covered]): readonly Candidate[] => {
    const [signature] = signatures.get(label) ?? [];
    return isInnerList(covered) && signature instanceof ArrayBuffer ? [{ covered, signature }] : [];
  });
  let first: Problem = "signature_invalid";
  for (const [at, candidate] of candidates.entries()) {
    const problem = problemOf(message, candidate, keys, now);
    if (problem === null) return ok(null);
    if (at === 0) first = problem;
  }
  return refuse(first);
}
