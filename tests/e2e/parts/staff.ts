import * as v from "valibot";
import accounts from "@/src/seed/staff.json" with { type: "json" };
import { shopUrl } from "./addresses";

export type StaffRole = "admin" | "marketer" | "clerk" | "translator";

/** The demo account of a role. */
export function accountOf(role: StaffRole) {
  const account = accounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`src/seed/staff.json has no ${role}.`);
  return account;
}

/** A member of staff at work: REST calls with the session cookie, as the admin makes them. */
export interface Staff {
  readonly read: (path: string) => Promise<unknown>;
  readonly create: (path: string, data: unknown) => Promise<unknown>;
  readonly change: (path: string, data: unknown) => Promise<void>;
  readonly remove: (path: string) => Promise<void>;
}

/** Signs in with a demo account. */
export async function signInStaff(role: StaffRole): Promise<Staff> {
  const { email, password } = accountOf(role);
  const json = { "content-type": "application/json", origin: shopUrl };
  const answer = await fetch(`${shopUrl}/api/users/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`The ${role} could not sign in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const call = async (method: string, path: string, data?: unknown): Promise<unknown> => {
    const made = await fetch(`${shopUrl}/api/${path}`, {
      method,
      headers: { ...json, cookie },
      ...(data !== undefined && { body: JSON.stringify(data) }),
    });
    if (!made.ok) throw new Error(`${method} /api/${path} answered ${made.status}: ${await made.text()}`);
    return made.json();
  };
  return {
    read: (path) => call("GET", path),
    create: (path, data) => call("POST", path, data),
    change: async (path, data) =>
      void (await call(path.startsWith("globals/") ? "POST" : "PATCH", path, data)),
    remove: async (path) => void (await call("DELETE", path)),
  };
}

const orders = v.object({
  docs: v.array(
    v.object({
      id: v.number(),
      number: v.string(),
      state: v.string(),
      receiptNumber: v.nullish(v.string()),
      total: v.number(),
      note: v.nullish(v.string()),
      locale: v.string(),
      lines: v.array(
        v.object({
          sku: v.string(),
          title: v.string(),
          quantity: v.number(),
          unit: v.number(),
          total: v.number(),
          image: v.nullish(v.string()),
          selection: v.nullish(v.record(v.string(), v.nullable(v.string()))),
        }),
      ),
    }),
  ),
});
export type StaffOrder = v.InferOutput<typeof orders>["docs"][number];

/** Orders of a payment session or of a shopper, as staff find them. */
export async function findOrders(
  staff: Staff,
  field: "sessionId" | "number" | "contact.email",
  value: string,
) {
  const where = `where[${field}][equals]=${encodeURIComponent(value)}`;
  return v.parse(orders, await staff.read(`orders?limit=100&${where}`)).docs;
}

/** The only order of a payment session. */
export async function orderOfSession(staff: Staff, session: string): Promise<StaffOrder> {
  const [order, ...others] = await findOrders(staff, "sessionId", session);
  if (!order || others.length > 0) throw new Error(`${session} has not exactly one order.`);
  return order;
}
