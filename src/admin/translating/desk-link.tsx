import Link from "next/link";
import type { ServerProps } from "payload";
import { includes, roleOf } from "@/src/access/who";
import { deskPath } from "./desk-query";
import { deskTextsOf } from "./desk-texts";

/** Way to the translators' desk, in the admin's menu, for whoever may open it. */
export function DeskLink({ i18n, user }: ServerProps) {
  if (!includes("editors", roleOf(user ?? null))) return null;
  return (
    <Link className="nav__link" href={deskPath} prefetch={false}>
      <span className="nav__link-label">{deskTextsOf(i18n.language).title}</span>
    </Link>
  );
}
