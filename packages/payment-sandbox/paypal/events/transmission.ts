import { randomUUID, sign, verify, X509Certificate } from "node:crypto";
import { crc32 } from "node:zlib";
import { currentWebhook, signingKey, type PaypalSandbox } from "../paypal-sandbox";

/** Headers of one delivery, with the provider's names. */
export interface Transmission {
  id: string;
  /** ISO 8601, whole seconds */
  time: string;
  signature: string;
  certUrl: string;
  algorithm: string;
}

const algorithm = "SHA256withRSA";

/** The signed text: any change of the body changes its checksum. */
const signedText = (id: string, time: string, webhookId: string, body: string) =>
  `${id}|${time}|${webhookId}|${crc32(body)}`;

const certificateUrl = (sandbox: PaypalSandbox): string =>
  `${sandbox.origin}/v1/notifications/certs/${signingKey(sandbox).id}`;

/** Signs a delivery: every attempt has its own id and time. */
export function signTransmission(sandbox: PaypalSandbox, body: string): Transmission {
  const id = randomUUID();
  const time = new Date(sandbox.clock.real()).toISOString().replace(/\.\d+Z$/, "Z");
  const text = signedText(id, time, currentWebhook(sandbox).id, body);
  const signature = sign("sha256", Buffer.from(text), signingKey(sandbox).privateKey).toString("base64");
  return { id, time, signature, certUrl: certificateUrl(sandbox), algorithm };
}

/** Whether this provider has signed this body for that webhook. */
export function isGenuine(
  sandbox: PaypalSandbox,
  { id, time, signature, certUrl, algorithm: used }: Transmission,
  webhookId: string,
  body: string,
): boolean {
  if (used !== algorithm || certUrl !== certificateUrl(sandbox)) return false;
  const { publicKey } = new X509Certificate(signingKey(sandbox).certificate);
  const text = signedText(id, time, webhookId, body);
  return verify("sha256", Buffer.from(text), publicKey, Buffer.from(signature, "base64"));
}
