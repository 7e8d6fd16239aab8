import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
} from "payload";
import { notifyRevalidation } from "./revalidation-listener";
import { bumpRevision } from "@/src/store/revisions/revision";
import type { Tag } from "@/src/store/revisions/tags";

/** Set by scripts that write thousands of rows and revalidate once at the end. */
export const quiet = { isQuiet: true } as const;

/**
 * Invalidates the cache entries of these tags. Next does so after the response, when the transaction has been committed.
 * Outside Next (seed, scripts) there are no cached pages.
 * @throws Error outside a request of Next's, and while a page is rendered
 */
export async function revalidate(changed: readonly Tag[]): Promise<void> {
  if (!process.env.NEXT_RUNTIME) return;
  const { revalidateTag } = await import("next/cache");
  for (const tag of changed) revalidateTag(tag, { expire: 0 });
  notifyRevalidation();
}

/** Marks the changed tags in a save's transaction, and revalidates pages. */
export async function revalidateSaved(changed: readonly Tag[], req: PayloadRequest): Promise<void> {
  if (req.context.isQuiet) return;
  // Searchable content has changed. First, and always in this order: concurrent saves wait for each other here.
  await bumpRevision("content", req);
  // Options contain the URLs of their pictures.
  if (changed.includes("catalogue") || changed.includes("media")) await bumpRevision("catalogue", req);
  // Other processes on this database invalidate their cached pages (src/server/runtime/watch-changes).
  for (const tag of changed) await bumpRevision(`tag:${tag}`, req);
  // Next refuses a save in a job or in a call handled before Next, and the admin's save of a new page's first draft while
  // rendering the form. The marks above do it then: they are polled four times a second.
  await revalidate(changed).catch(() => undefined);
}

interface CollectionHooks {
  readonly afterChange: CollectionAfterChangeHook[];
  readonly afterDelete: CollectionAfterDeleteHook[];
}

/** Hooks that show a save immediately on pages, in the configurator and in the cart. */
export function revalidateOnChange(...changed: Tag[]): CollectionHooks {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await revalidateSaved(changed, req);
        return doc;
      },
    ],
    afterDelete: [
      async ({ doc, req }) => {
        await revalidateSaved(changed, req);
        return doc;
      },
    ],
  };
}

/** The same for globals. */
export function revalidateOnGlobalChange(...changed: Tag[]): {
  readonly afterChange: GlobalAfterChangeHook[];
} {
  return {
    afterChange: [
      async ({ doc, req }) => {
        await revalidateSaved(changed, req);
        return doc;
      },
    ],
  };
}
