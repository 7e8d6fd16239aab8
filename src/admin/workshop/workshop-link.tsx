import Link from "next/link";
import type { ServerProps } from "payload";
import { mayRead } from "../may-read";
import { workshopPath } from "./workshop-path";
import { workshopTextsOf } from "./workshop-texts";

/** Way to the workshop's plan, in the admin's menu, for who works at the desk. */
export function WorkshopLink({ i18n, user }: ServerProps) {
  if (!mayRead("orders", user)) return null;
  return (
    <Link className="nav__link" href={workshopPath} prefetch={false}>
      <span className="nav__link-label">{workshopTextsOf(i18n.language).title}</span>
    </Link>
  );
}
