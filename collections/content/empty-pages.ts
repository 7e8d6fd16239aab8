import type { BaseFilter, CollectionBeforeOperationHook, PayloadRequest, Where } from "payload";
import { isObject } from "@/src/admin/access/value-kinds";

/** For so long a new page may be open before anything is entered. */
const opened = 3_600_000;

/** Lists omit empty pages: the CMS creates one whenever the form of a new page is opened. */
export const writtenPages: BaseFilter = (): Where => {
  const written: Where[] = ["slug", "title", "description"].map((name) => ({ [name]: { exists: true } }));
  return { or: written };
};

const isText = (value: unknown) => typeof value === "string" && value !== "";

/** Whether a page is empty in every language. */
const isEmpty = ({ slug, title, description, blocks }: Readonly<Record<string, unknown>>): boolean =>
  ![slug, ...[title, description].flatMap((texts) => (isObject(texts) ? Object.values(texts) : []))].some(
    isText,
  ) && !(Array.isArray(blocks) && blocks.length > 0);

/** By SQL: Payload's search in all languages would change the language of the request. */
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

/** Opening the form of a new page deletes empty pages of earlier visits. */
export const deleteEmptyPages: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== "create") return args;
  const ids = await emptyPages(req);
  if (ids.length > 0) await req.payload.delete({ collection: "pages", where: { id: { in: ids } }, req });
  return args;
};
