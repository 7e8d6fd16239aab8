import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { SigningKey } from "../documents";

const sha256WithRsa = Buffer.from("300d06092a864886f70d01010b0500", "hex");
const commonName = Buffer.from("0603550403", "hex");
const years = 10;

/** One element of DER: tag, length, content. */
function element(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  if (content.length < 128) return Buffer.concat([Buffer.from([tag, content.length]), content]);
  const digits = content.length.toString(16);
  const length = Buffer.from(digits.padStart(digits.length + (digits.length % 2), "0"), "hex");
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, content]);
}

const sequence = (...parts: readonly Buffer[]) => element(0x30, ...parts);

const generalizedTime = (date: Date) =>
  element(0x18, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z`));

/** A self-signed X.509 certificate, which Node can read but not make. */
function certify(publicKey: Buffer, privateKey: string, now: Date, name: string): string {
  const issuer = sequence(element(0x31, sequence(commonName, element(0x0c, Buffer.from(name)))));
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + years);
  const facts = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    // A positive number: the first bit is the sign.
    element(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    sha256WithRsa,
    issuer,
    sequence(generalizedTime(now), generalizedTime(end)),
    issuer,
    publicKey,
  );
  const signature = sign("sha256", facts, privateKey);
  const der = sequence(facts, sha256WithRsa, element(0x03, Buffer.from([0]), signature));
  const lines = der.toString("base64").replaceAll(/.{64}/g, "$&\n").trimEnd();
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}

/** A key pair with its certificate, valid from now on for ten years. @param name whose; the host for a server */
export function createSigningKey(now: Date, name = "Wallet sandbox: webhooks"): SigningKey {
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const privateKey = pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const publicKey = pair.publicKey.export({ type: "spki", format: "der" });
  return {
    id: `CERT-${randomBytes(8).toString("hex")}`,
    privateKey,
    certificate: certify(publicKey, privateKey, now, name),
  };
}
