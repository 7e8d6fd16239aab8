import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./places.mjs";

/** Summary of a started shop for the operator, as rows of a table. */
export function shopTable({ shopEnv: env, embedded, ports, data }) {
  return [
    ["Shop", env.SHOP_URL],
    ["Admin", `${env.SHOP_URL}/admin`],
    ...staffRows(env.SHOP_URL),
    ["Mailbox", embedded.mail ? `http://localhost:${ports.mailbox}` : "mails leave through SMTP_URL"],
    [
      "Payments",
      embedded.payments
        ? `http://localhost:${ports.payments} (local provider: every payment is a test)`
        : paymentsRow(env),
    ],
    ["Data folder", data],
  ];
}

function paymentsRow(env) {
  return env.STRIPE_SECRET_KEY?.startsWith("sk_test_") ? "Stripe, test mode" : "Stripe, live";
}

/** Whether a shop is tried out on the machine it runs on, as src/domain/staff/try-out.ts says it. */
export function isTriedOut(url) {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** The demo accounts of the seed; elsewhere than in a shop that is tried out they open nothing. */
function staffRows(url) {
  if (!isTriedOut(url)) return [];
  const file = path.join(root, "src/seed/staff.json");
  if (!existsSync(file)) return [];
  return JSON.parse(readFileSync(file, "utf8")).map(({ email, password, role }) => [
    `  ${role}`,
    `${email}   ${password}`,
  ]);
}
