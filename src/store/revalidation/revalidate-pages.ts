import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import { revalidateOnChange } from "./revalidate";

const onChange = revalidateOnChange("pages");

/**
 * Publishes a page's changes immediately. Drafts, which the admin saves at every pause in typing, revalidate nothing, as
 * visitors do not see them.
 */
export const revalidatePages: {
  readonly afterChange: CollectionAfterChangeHook[];
  readonly afterDelete: CollectionAfterDeleteHook[];
} = {
  afterChange: [
    async (args) => {
      if (args.req.query?.draft === "true") return args.doc;
      for (const revalidate of onChange.afterChange) await revalidate(args);
      return args.doc;
    },
  ],
  afterDelete: onChange.afterDelete,
};
