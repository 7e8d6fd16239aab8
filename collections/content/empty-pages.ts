import type { BaseFilter, CollectionBeforeOperationHook, PayloadRequest, Where } from "payload";
import { isObject } from "@/src/access/value-kinds";

/** So long a new page may be open before anything is written in it. */
const opened = 3_600_000;

/** Lists leave out pages in which nothing was written: the CMS creates one whenever its form is opened. */
export const writtenPages: BaseFilter = (): Where => {
  const written: Where[] = ["slug", "title", "description"].map((name) => ({ [name]: { exists: true } }));
  return { or: written };
};

const isText = (value: unknown) => typeof value === "string" && value !== "";

/** Whether nothing was written in a page, in any language. */
const isEmpty = ({ slug, title, description, blocks }: Readonly<Record<string, unknown>>): boolean =>
  ![slug, ...[title, description].flatMap((texts) => (isObject(texts) ? Object.values(texts) : []))].some(
    isText,
  ) && !(Array.isArray(blocks) && blocks.length > 0);

/** Straight from the database: a search in all languages would leave the request in all of them. */
async function emptyPages(req: PayloadRequest): Promise<number[]> {
  const { docs } = await req.payload.db.queryDrafts<Readonly<Record<string, unknown>> & { id: number }>({
    collection: "pages",
    where: {
      and: [
        { "version.slug": { exists: false } },
        { "version._status": { equals: "draft" } },
        { updatedAt: { less_than: new Date(Date.now() - opened).toISOString() } },
      ],
    },
    pagination: false,
    req,
  });
  return docs.filter(isEmpty).map(({ id }) => id);
}

/** A form that is opened for a new page deletes those that were opened before and left empty. */
export const deleteEmptyPages: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "create") return args;
  const ids = await emptyPages(req);
  if (ids.length > 0) await req.payload.delete({ collection: "pages", where: { id: { in: ids } }, req });
  return args;
};
