import type { OpenShop } from "@/tests/setup/open-shop";

/** Erases a customer's account as its confirmed wish does. @returns what came of it: "erased" */
export async function eraseAccount(open: OpenShop, email: string): Promise<string> {
  const [customer] = await open.rows<{ id: number }>("select id from customers where email = $1", [email]);
  if (!customer) throw new Error(`${email} has no account.`);
  const farewell = (to: string) =>
    ({ key: `bye:${to}`, to, mail: { kind: "account-erased", locale: "fr", token: "" } }) as const;
  return open.shop.store.accounts.eraseCustomer(customer.id, farewell, new Date());
}
