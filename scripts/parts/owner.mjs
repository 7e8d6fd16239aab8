import { spawnSync } from "node:child_process";
import { Failure } from "./failure.mjs";
import { root } from "./places.mjs";
import { programArguments } from "./programs.mjs";

/**
 * What the owner still has to say of the company before the shop may take money.
 * @param env with the DATABASE_URL of a migrated and seeded database
 * @returns names of the facts in one line, empty when all is said
 */
export function missingFacts(env) {
  const check = spawnSync(process.execPath, programArguments("check-owner"), {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (check.status === 0) return check.stdout.trim();
  throw new Failure({
    what: "What the owner has said of the company could not be read.",
    why: "A shop may not take money while its legal pages lack what the law demands.",
    repair: "Read the line below, then start again.",
    details: check.stderr || String(check.error),
  });
}

/**
 * Whether payments of this shop move money.
 * @param {Record<string, string | undefined>} env of the shop
 */
export const takesRealPayments = ({ PAYMENT_PROVIDER, STRIPE_SECRET_KEY = "", PAYPAL_CLIENT_ID }) =>
  PAYMENT_PROVIDER !== "local" && (/^[rs]k_live_/.test(STRIPE_SECRET_KEY) || Boolean(PAYPAL_CLIENT_ID));

/** @throws Failure where real payments would be taken by somebody who has not said who they are */
export function refuseUnnamedSeller(env) {
  const missing = takesRealPayments(env) ? missingFacts(env) : "";
  if (missing === "") return;
  throw new Failure({
    what: `The shop would take real payments, but its owner has not said: ${missing}.`,
    why: "The law demands these facts on the legal pages, on receipts and in mails of whoever sells.",
    repair:
      "Start without the keys of the payment provider (payments are tests then), fill in Settings, Company in the admin, and start again with the keys.",
  });
}
