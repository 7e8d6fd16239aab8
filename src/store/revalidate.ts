import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from "payload";
import { bumpRevision } from "./revision";

/** What a page was made from; a save of it makes the page again. */
export type Tag =
  | "catalogue"
  | "settings"
  | "watches"
  | "products"
  | "banners"
  | "pages"
  | "questions"
  | "manuals"
  | "reviews"
  | "navigation"
  | "texts"
  | "quiz"
  | "media";

/** Set by scripts that write thousands of rows and announce it once at the end. */
export const quiet = { isQuiet: true } as const;

/**
 * Throws away what pages keep of these tags. Next does so when the request is answered, after the
 * transaction is through. Outside Next (seed, scripts) there are no pages to throw away.
 */
export async function revalidate(tags: readonly Tag[]): Promise<void> {
  if (!process.env.NEXT_RUNTIME) return;
  const { revalidateTag } = await import("next/cache");
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

async function announce(tags: readonly Tag[], req: PayloadRequest): Promise<void> {
  if (req.context.isQuiet) return;
  if (tags.includes("catalogue")) await bumpRevision("catalogue", req);
  // What can be found has changed.
  await bumpRevision("content", req);
  await revalidate(tags);
}

interface CollectionHooks {
  readonly afterChange: CollectionAfterChangeHook[];
  readonly afterDelete: CollectionAfterDeleteHook[];
}

/** Hooks that make a save show at once, on pages, in the configurator and in the cart. */
export function announceChanges(...tags: Tag[]): CollectionHooks {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await announce(tags, req);
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await announce(tags, req);
        return doc;
      },
    ],
  };
}

/** The same for globals. */
export function announceGlobalChanges(...tags: Tag[]): { readonly afterChange: GlobalAfterChangeHook[] } {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await announce(tags, req);
        return doc;
      },
    ],
  };
}
