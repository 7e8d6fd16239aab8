import Link from "next/link";
import type { ServerProps } from "payload";
import { booksAccess } from "@/src/access/table";
import { includes, roleOf } from "@/src/access/who";
import { booksTextsOf } from "./books-texts";

/** Way to the books, in the menu of whoever may read them. */
export function BooksLink({ i18n, user }: ServerProps) {
  if (!includes(booksAccess, roleOf(user ?? null))) return null;
  return (
    <Link className="nav__link" href="/admin/accounting" prefetch={false}>
      <span className="nav__link-label">{booksTextsOf(i18n.language).title}</span>
    </Link>
  );
}
