import Link from "next/link";
import type { ServerProps } from "payload";
import { personAccess } from "@/src/access/table";
import { includes, roleOf } from "@/src/access/who";
import { personTextsOf } from "./person-texts";

/** Way to the page of an address, in the menu of whoever may read it. */
export function PersonLink({ i18n, user }: ServerProps) {
  if (!includes(personAccess, roleOf(user ?? null))) return null;
  return (
    <Link className="nav__link" href="/admin/person" prefetch={false}>
      <span className="nav__link-label">{personTextsOf(i18n.language).title}</span>
    </Link>
  );
}
