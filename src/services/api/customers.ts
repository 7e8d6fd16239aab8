import type * as v from "valibot";
import type {
  apiCustomers,
  apiCustomerWithOrders,
  ApiCustomer,
  customersQuery,
} from "@/src/domain/contracts/api/customers";
import type { PersonAccount } from "@/src/domain/people/person";
import { fail, ok, type Result } from "@/src/domain/result";
import type { Shop } from "@/src/services/shop";
import { listPage } from "./list-page";

const customerOf = ({ id, email, locale, createdAt }: PersonAccount): ApiCustomer => ({
  id,
  email,
  locale,
  createdAt: createdAt.toISOString(),
});

/** Accounts by their number. The cursor is the last number. */
export async function listCustomers(
  { store }: Pick<Shop, "store">,
  { cursor, limit }: v.InferOutput<typeof customersQuery>,
): Promise<Result<v.InferOutput<typeof apiCustomers>, "bad-cursor">> {
  if (cursor !== undefined && !/^\d{1,9}$/.test(cursor)) return fail("bad-cursor");
  const found = await store.people.listAccounts(cursor === undefined ? null : Number(cursor), limit + 1);
  return ok(listPage(found, limit, { entryOf: customerOf, cursorOf: ({ id }) => String(id) }));
}

/** An account with the numbers of its newest paid orders; null for an unknown one. */
export async function findCustomer(
  { store }: Pick<Shop, "store">,
  id: number,
): Promise<v.InferOutput<typeof apiCustomerWithOrders> | null> {
  const account = await store.people.findAccountById(id);
  if (!account) return null;
  const orders = await store.orders.findOrdersOf(account.email.toLowerCase());
  return { ...customerOf(account), orders: orders.map(({ number }) => number) };
}
