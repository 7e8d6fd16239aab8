import Link from "next/link";
import { cache } from "react";
import type { Payload, SanitizedCollectionConfig, ServerProps } from "payload";
import type { CellProps } from "@/src/admin/cell-props";
import { titleOfDocument } from "@/src/server/runtime/title-of-document";

/** Read once a page: a save of five fields is five rows. */
const titleOnce = cache(
  (collection: SanitizedCollectionConfig, id: string, payload: Payload, i18n: ServerProps["i18n"]) =>
    titleOfDocument(collection, id, { payload, i18n }),
);

/** The changed document, by its name and with a link; by its number if it was deleted. */
export async function AuditedDocument({ cellData, rowData, payload, i18n }: CellProps) {
  if (typeof cellData !== "string" || cellData === "") return null;
  const collection = payload.config.collections.find(({ slug }) => slug === rowData?.entity);
  const title = collection ? await titleOnce(collection, cellData, payload, i18n) : null;
  if (!collection || title === null) return <span>{cellData}</span>;
  return (
    <Link href={`/admin/collections/${collection.slug}/${cellData}`} prefetch={false}>
      {title}
    </Link>
  );
}
