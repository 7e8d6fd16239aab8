import type { UIFieldServerProps } from "payload";
import { personAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { adminLocale } from "@/src/admin/admin-locale";
import { loadCustomer } from "@/src/services/people/load-person";
import { shopOf } from "@/src/server/runtime/shop-of";
import { PersonSheet } from "./person-sheet";

/** Data shown in a customer's form beside the account itself. */
export async function CustomerSheet({ data, i18n, payload, user }: UIFieldServerProps) {
  if (!includes(personAccess, roleOf(user ?? null))) return null;
  const id = Number(data?.id);
  if (!Number.isInteger(id)) return null;
  const person = await loadCustomer(shopOf(payload), id, adminLocale(i18n.language));
  return person && <PersonSheet person={person} payload={payload} language={i18n.language} />;
}
