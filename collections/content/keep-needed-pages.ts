import { adminMessages } from "@/src/i18n/admin-messages";
import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from "payload";
import { isNeeded, pathOf } from "@/src/domain/content/routes";
import { forReader } from "@/src/admin/access/for-reader";
import { isUnpublish } from "@/src/admin/access/is-unpublish";
import { refusal } from "@/src/admin/access/refusal";

/** A change that is refused for a page of the shop's own table. */
export const refuseNeeded = (req: PayloadRequest, slug: string) => {
  const path = pathOf(slug);
  return refusal(forReader(req, adminMessages("content.keepNeededPages.refuseNeeded", { path })), 409);
};

/** Pages of the shop's own table are never deleted. */
export const keepNeededPage: CollectionBeforeDeleteHook = async ({ req, id }) => {
  const { slug } = await req.payload.findByID({ collection: "pages", id, depth: 0, req });
  if (isNeeded(slug)) throw refuseNeeded(req, slug);
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** The pages of an update: one by its id, or several by a condition. */
function whereOf(args: object): Where {
  if ("id" in args && args.id) return { id: { equals: args.id } };
  return "where" in args && isObject(args.where) ? { and: [{ ...args.where }] } : {};
}

/** Nor unpublished. */
export const keepNeededPageOnline: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (!isUnpublish(args, operation)) return args;
  const { docs } = await req.payload.find({
    collection: "pages",
    where: { and: [whereOf(args), { _status: { equals: "published" } }] },
    depth: 0,
    pagination: false,
    req,
  });
  const needed = docs.find(({ slug }) => isNeeded(slug));
  if (needed) throw refuseNeeded(req, needed.slug);
  return args;
};
