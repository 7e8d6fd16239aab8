import Link from "next/link";
import * as v from "valibot";
import type { CellProps } from "@/src/admin/cell-props";
import { mailKindName } from "./mail-kind-name";

const row = v.object({ id: v.number(), kind: v.string() });

/** The subject of a mail in the list; links to it. */
export function MailKindCell({ rowData, i18n, link, collectionSlug }: CellProps) {
  if (!rowData) return null;
  const { id, kind } = v.parse(row, rowData);
  const text = mailKindName(kind, i18n.language);
  if (!link) return <span>{text}</span>;
  return (
    <Link href={`/admin/collections/${collectionSlug}/${id}`} prefetch={false}>
      {text}
    </Link>
  );
}
