/** Addresses of the parts under test: set by the environment, or by playwright.config.ts. */
function address(name: "SHOP_URL" | "MAILBOX_URL" | "PAYMENTS_URL"): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: playwright.config.ts names a default for it.`);
  return value.replace(/\/$/, "");
}

export const shopUrl = address("SHOP_URL");
export const mailboxUrl = address("MAILBOX_URL");
export const paymentsUrl = address("PAYMENTS_URL");
