import Link from "next/link";
import type { ServerProps } from "payload";
import { staffCallAccess } from "@/src/access/table";
import { includes, roleOf } from "@/src/access/who";
import { pricesTextsOf } from "./prices-texts";

/** Way to the price grid in the admin's menu, for who may change prices. */
export function PricesLink({ i18n, user }: ServerProps) {
  if (!includes(staffCallAccess["/staff/prices-apply"], roleOf(user ?? null))) return null;
  return (
    <Link className="nav__link" href="/admin/prices" prefetch={false}>
      <span className="nav__link-label">{pricesTextsOf(i18n.language).title}</span>
    </Link>
  );
}
