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
 * Next says so where it can throw nothing away: a job or a call answered before Next saves something, or the admin writes a
 * new page's first draft while it renders the form. The mark in the database is looked at four times a second and does it
 * then (src/shop/watch-changes).
 */
const isTooEarly = (error: unknown) =>
  error instanceof Error && /static generation store missing|during render/.test(error.message);

/**
 * Throws away what pages keep of these tags. Next does so when the request is answered, after the
 * transaction is through. Outside Next (seed, scripts) there are no pages to throw away.
 */
export async function revalidate(changed: readonly Tag[]): Promise<void> {
  if (!process.env.NEXT_RUNTIME) return;
  const { revalidateTag } = await import("next/cache");
  try {
    for (const tag of changed) revalidateTag(tag, { expire: 0 });
    notifyRevalidation();
  } catch (error) {
    if (!isTooEarly(error)) throw error;
  }
}

/** Notes in a save's transaction what it changes, and has pages made again. */
export async function revalidateSaved(changed: readonly Tag[], req: PayloadRequest): Promise<void> {
  if (req.context.isQuiet) return;
  // What can be found has changed. First, and in one order: saves at the same time wait for each other here.
  await bumpRevision("content", req);
  // Options carry the addresses of their pictures.
  if (changed.includes("catalogue") || changed.includes("media")) await bumpRevision("catalogue", req);
  // Other processes on this database throw away what their pages keep (src/shop/watch-changes).
  for (const tag of changed) await bumpRevision(`tag:${tag}`, req);
  await revalidate(changed);
}

interface CollectionHooks {
  readonly afterChange: CollectionAfterChangeHook[];
  readonly afterDelete: CollectionAfterDeleteHook[];
}

/** Hooks that make a save show at once, on pages, in the configurator and in the cart. */
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
