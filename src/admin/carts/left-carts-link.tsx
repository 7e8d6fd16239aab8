import Link from "next/link";
import type { ServerProps } from "payload";
import { leftCartsAccess } from "@/src/access/table";
import { includes, roleOf } from "@/src/access/who";
import { leftCartsTextsOf } from "./left-carts-texts";

/** Way to the carts that were left, in the menu of whoever may read them. */
export function LeftCartsLink({ i18n, user }: ServerProps) {
  if (!includes(leftCartsAccess.list, roleOf(user ?? null))) return null;
  return (
    <Link className="nav__link" href="/admin/left-carts" prefetch={false}>
      <span className="nav__link-label">{leftCartsTextsOf(i18n.language).title}</span>
    </Link>
  );
}
