import { Webhook } from "standardwebhooks";
import { signingSecrets } from "@/src/domain/webhooks/webhook-secret";
import type { Keys, Shop } from "@/src/services/shop";
import type { DueDelivery } from "@/src/store/webhooks/delivery-rows";
import { signRequest } from "@/src/services/ucp/signing/sign-request";
import { openSecrets } from "./webhook-secrets";

/** Headers that a delivery is signed by; null if the shop has no key for it. */
export type Signer = (
  shop: Pick<Shop, keyof Keys | "origin">,
  delivery: DueDelivery,
  now: Date,
) => Promise<Readonly<Record<string, string>> | null>;

/** Source: Standard Webhooks; while a secret is rotated, both sign. */
const signStandard: Signer = async (shop, { eventId, body, sealed }, now) => {
  const secrets = sealed === null ? null : openSecrets(shop, sealed);
  if (secrets === null) return null;
  const signatures = signingSecrets(secrets, now).map((secret) =>
    new Webhook(secret).sign(eventId, now, body),
  );
  return {
    "webhook-id": eventId,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
    "webhook-signature": signatures.join(" "),
  };
};

/** Source: order capability of the commerce protocol, order event webhook. */
const signForAgent: Signer = async (shop, { eventId, address, body, contentType }, now) => {
  const headers = {
    "content-type": contentType,
    "webhook-id": eventId,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1_000)),
  };
  return signRequest(shop, { method: "POST", address, body, headers }, now);
};

/** How deliveries are signed, by the kind that their row names. */
export const signers: Readonly<Record<string, Signer>> = { standard: signStandard, ucp: signForAgent };
