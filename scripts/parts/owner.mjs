import { spawnSync } from "node:child_process";
import { Failure } from "./failure.mjs";
import { root } from "./places.mjs";
import { programArguments } from "./programs.mjs";

/**
 * How each duty of the owner stands (src/domain/duties/duties.ts).
 * @param env of the shop, with the DATABASE_URL of a migrated and seeded database
 * @returns { name, title, standing: "pass" | "warn" | "fail", isLegal, says, mend } of each, in the order of the table
 */
export function readDuties(env) {
  const check = spawnSync(process.execPath, programArguments("check-duties"), {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (check.status === 0) return JSON.parse(check.stdout.trim().split("\n").at(-1));
  throw new Failure({
    what: "How the owner's duties stand could not be read.",
    why: "A shop may not take money while its legal pages lack what the law demands.",
    repair: "Read the line below, then start again.",
    details: check.stderr || String(check.error),
  });
}

/**
 * Whether payments of this shop move money; the same as src/domain/duties/takes-real-payments.ts.
 * @param {Record<string, string | undefined>} env of the shop
 */
export const takesRealPayments = ({ PAYMENT_PROVIDER, STRIPE_SECRET_KEY = "", PAYPAL_CLIENT_ID }) =>
  PAYMENT_PROVIDER !== "local" && (/^[rs]k_live_/.test(STRIPE_SECRET_KEY) || Boolean(PAYPAL_CLIENT_ID));

/** Duties that the law demands and that are not done. */
export const openLegalDuties = (duties) =>
  duties.filter(({ isLegal, standing }) => isLegal && standing === "fail");

/** @throws Failure where real payments would be taken while something the law demands is not done */
export function refuseUndoneDuties(env) {
  if (!takesRealPayments(env)) return;
  const open = openLegalDuties(readDuties(env));
  if (open.length === 0) return;
  throw new Failure({
    what: "The shop would take real payments, but its owner has not done what the law demands of whoever sells.",
    why: "Buyers could withdraw for a year, and the authorities fine the shop.",
    repair:
      'Start without the keys of the payment provider (payments are tests then), mend what stands below ("Owner’s duties" in the admin leads there), and start again with the keys.',
    details: open.map(({ title, says, mend }) => `${title}: ${says} ${mend}`).join("\n"),
  });
}
