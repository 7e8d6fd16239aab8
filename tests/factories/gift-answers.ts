import * as v from "valibot";
import type { Answer, Shopper } from "./shopper";

/** A gift card of 50 euros with a recipient, as its form sends it. */
export const giftAnswers = (changes: Readonly<Record<string, string>> = {}) => ({
  form: "gift-card",
  sku: "GC-050",
  recipientName: "Camille",
  recipientEmail: "Camille@Example.org",
  senderName: "Paul",
  message: "Choisis toi-même,\ntu as meilleur goût.",
  sendOn: "",
  ...changes,
});

/** A surprise watch of 250 euros. */
export const surpriseAnswers = (changes: Readonly<Record<string, string>> = {}) => ({
  sku: "SURPWTCH-25000",
  diameter: "36mm",
  strap: "leather",
  mood: "",
  avoided: "vert,bleu",
  ...changes,
});

/** The sku a form made; throws without one. */
export function madeSku({ status, body }: Answer): string {
  if (status !== 200) throw new Error(`The form answered ${status}: ${JSON.stringify(body)}`);
  return v.parse(v.object({ sku: v.string() }), body).sku;
}

/** Adds a gift to a cart like its page. @returns its sku */
export async function addGift(shopper: Shopper, changes?: Readonly<Record<string, string>>): Promise<string> {
  const sku = madeSku(await shopper.post("/api/gift", giftAnswers(changes)));
  await shopper.add(sku);
  return sku;
}
