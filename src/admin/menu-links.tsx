import Link from "next/link";
import type { ServerProps } from "payload";
import { includes, roleOf } from "@/src/admin/access/roles";
import { ownViews } from "./own-views";

const linksAt = (at: "head" | "foot") =>
  function MenuLinks({ i18n, user }: ServerProps) {
    const role = roleOf(user ?? null);
    return Object.entries(ownViews)
      .filter(([, { menu }]) => menu?.at === at && includes(menu.shownTo, role))
      .map(([path, { title }]) => (
        <Link key={path} className="nav__link" href={`/admin${path}`} prefetch={false}>
          <span className="nav__link-label">{title(i18n.language)}</span>
        </Link>
      ));
  };

/** Links to the custom views, before the collections in the menu, for roles that may open them. */
export const MenuHead = linksAt("head");

/** The same after the collections. */
export const MenuFoot = linksAt("foot");
