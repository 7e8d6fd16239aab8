import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from "payload";
import { revalidateOnChange } from "./revalidate";

const onChange = revalidateOnChange("pages");

/**
 * Makes a published change of a page show at once. A draft changes nothing that visitors see: saved from the
 * admin, where it happens at every pause in typing, it revalidates nothing.
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
