import * as v from "valibot";
import { rowId } from "@/src/domain/contracts/row-id";
import { locales } from "@/src/domain/locale/locale";
import { listOf, listQuery, moment } from "./api-list";

export const apiCustomer = v.object({
  id: rowId,
  email: v.string(),
  locale: v.picklist(locales),
  createdAt: moment,
});
export type ApiCustomer = v.InferOutput<typeof apiCustomer>;
export const apiCustomers = listOf(apiCustomer);
export const customersQuery = v.object(listQuery);

export const apiCustomerWithOrders = v.object({ ...apiCustomer.entries, orders: v.array(v.string()) });

export const customerParams = v.object({ id: rowId });

export const erasureRequest = v.object({
  email: v.pipe(v.string(), v.maxLength(254), v.description("the customer's address, as a confirmation")),
});
export const erasureAnswer = v.object({ erased: v.literal(true) });
