import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

/** @import { Embedded, Env, Ports } from "./types.ts" */

/**
 * Summary of a started shop for the operator, as rows of a table.
 * @param {{ shopEnv: Env & { SHOP_URL: string }, embedded: Pick<Embedded, "mail" | "payments">, ports: Partial<Ports>, data: string }} shop
 * @returns {[name: string, value: string][]}
 */
export function shopTable({ shopEnv: env, embedded, ports, data }) {
  return [
    ["Shop", env.SHOP_URL],
    ["Admin", `${env.SHOP_URL}/admin`],
    ...staffRows(env.SHOP_URL),
    ["Mailbox", embedded.mail ? `http://localhost:${ports.mailbox}` : mailboxRow(env)],
    [
      "Payments",
      embedded.payments
        ? `http://localhost:${ports.payments} (local provider: every payment is a test)`
        : paymentsRow(env),
    ],
    ["Data folder", data],
  ];
}

/** @param {Env} env */
const mailboxRow = (env) =>
  env.SMTP_URL ? "mails leave through SMTP_URL" : "mails leave through the server entered in the admin";

/** @param {Env} env */
function paymentsRow(env) {
  if (!env.STRIPE_SECRET_KEY) return "as entered in the admin";
  return env.STRIPE_SECRET_KEY?.startsWith("sk_test_") ? "Stripe, test mode" : "Stripe, live";
}

/**
 * Whether a shop is tried out on the machine it runs on, as src/domain/staff/try-out.ts says it.
 * @param {string} url
 */
export function isTriedOut(url) {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}

/**
 * The demo accounts of the seed; elsewhere than in a shop that is tried out they open nothing.
 * @param {string} url
 * @returns {[name: string, value: string][]}
 */
function staffRows(url) {
  if (!isTriedOut(url)) return [];
  const file = path.join(root, "src/seed/staff.json");
  if (!existsSync(file)) return [];
  /** @type {{ email: string, password: string, role: string }[]} */
  const staff = JSON.parse(readFileSync(file, "utf8"));
  return staff.map(({ email, password, role }) => [`  ${role}`, `${email}   ${password}`]);
}
