import Link from "next/link";
import type { ServerProps } from "payload";
import { artworkTextsOf } from "./artwork-sheet-texts";

/** Way to the contact sheet, at the foot of the admin's menu. */
export function ArtworkLink({ i18n }: ServerProps) {
  return (
    <Link className="nav__link" href="/admin/artwork" prefetch={false}>
      <span className="nav__link-label">{artworkTextsOf(i18n.language).title}</span>
    </Link>
  );
}
