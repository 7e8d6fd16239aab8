import { deliverMails } from "@/src/services/mails/deliver-mails";
import type { OpenShop } from "@/tests/setup/open-shop";
import { createShopper, type Shopper } from "./shopper";

/** The code in the newest mail to an address that has one; fails loudly. */
export async function mailedCode(open: OpenShop, email: string): Promise<string> {
  await deliverMails(open.shop);
  const subjects = open.mailbox.mails(email).map(({ subject }) => subject);
  const code = subjects.map((subject) => /\b\d{6}\b/.exec(subject)?.[0]).find(Boolean);
  if (!code) throw new Error(`No code was sent to ${email}.`);
  return code;
}

/** Requests a code and signs in with it, like the sign-in page; throws on failure. */
export async function signIn(open: OpenShop, email: string, shopper: Shopper = createShopper(open)) {
  const asked = await shopper.post("/api/auth/login", { email, lang: "fr" });
  if (asked.status !== 200)
    throw new Error(`Sign-in answered ${asked.status}: ${JSON.stringify(asked.body)}`);
  const code = await mailedCode(open, email);
  const confirmed = await shopper.post("/api/auth/confirm-email", { email, code: Number(code), lang: "fr" });
  if (confirmed.status !== 200) throw new Error(`The code answered ${JSON.stringify(confirmed.body)}`);
  return shopper;
}
