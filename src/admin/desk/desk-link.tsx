import Link from "next/link";
import type { ServerProps } from "payload";
import { mayRead } from "@/src/admin/may-read";
import { deskPath } from "./desk-address";
import { deskTextsOf } from "./desk-texts";

/** Way to the order desk, at the head of the admin's menu, for who works there. */
export function DeskLink({ i18n, user }: ServerProps) {
  if (!mayRead("orders", user)) return null;
  return (
    <Link className="nav__link" href={deskPath} prefetch={false}>
      <span className="nav__link-label">{deskTextsOf(i18n.language).title}</span>
    </Link>
  );
}
