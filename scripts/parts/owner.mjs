import { spawnSync } from "node:child_process";
import { Failure } from "./failure.mjs";
import { root } from "./places.mjs";
import { programArguments } from "./programs.mjs";

/** @import { Env, LaunchCheck } from "./types.ts" */

/**
 * How each launch check stands (src/domain/launch-checks/launch-checks.ts).
 * @param {Env} env of the shop, with the DATABASE_URL of a migrated and seeded database
 * @returns {LaunchCheck[]} in the order of the table
 */
export function readLaunchChecks(env) {
  const check = spawnSync(process.execPath, programArguments("launch-checks"), {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (check.status === 0) return JSON.parse(check.stdout.trim().split("\n").at(-1) ?? "");
  throw new Failure({
    what: "How the launch checks stand could not be read.",
    why: "A shop may not take money while its legal pages lack what the law demands.",
    repair: "Read the line below, then start again.",
    details: check.stderr || String(check.error),
  });
}

/**
 * Whether payments of this shop move money; the same as src/domain/launch-checks/takes-real-payments.ts.
 * @param {Env} env of the shop
 */
export const takesRealPayments = ({ PAYMENT_PROVIDER, STRIPE_SECRET_KEY = "", PAYPAL_CLIENT_ID }) =>
  PAYMENT_PROVIDER !== "local" && (/^[rs]k_live_/.test(STRIPE_SECRET_KEY) || Boolean(PAYPAL_CLIENT_ID));

/**
 * Checks that the law demands and that fail.
 * @template {Pick<LaunchCheck, "isLegal" | "standing">} C
 * @param {readonly C[]} checks
 */
export const openLegalChecks = (checks) =>
  checks.filter(({ isLegal, standing }) => isLegal && standing === "fail");

/**
 * @param {Env} env
 * @throws Failure where real payments would be taken while something the law demands is not done
 */
export function refuseFailedLaunchChecks(env) {
  if (!takesRealPayments(env)) return;
  const open = openLegalChecks(readLaunchChecks(env));
  if (open.length === 0) return;
  throw new Failure({
    what: "The shop would take real payments, but its owner has not done what the law demands of a seller.",
    why: "Buyers could withdraw for a year, and the authorities fine the shop.",
    repair:
      'Start without the keys of the payment provider (payments are tests then), mend what stands below ("Launch checks" in the admin leads there), and start again with the keys.',
    details: open.map(({ title, says, mend }) => `${title}: ${says} ${mend}`).join("\n"),
  });
}
