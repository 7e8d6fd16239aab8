import type { Payload } from "payload";
import * as v from "valibot";
import { followVersion } from "@/src/seed/index";
import { holdMigrationLock, seedMark } from "./database-state.mjs";
import { contentFingerprint } from "./delivered-content.mjs";
import { notifyRunningShop } from "./notify-running-shop";

const mark = v.object({ state: v.string(), content: v.optional(v.string()) });

/**
 * Follows what this version delivers, once for all processes that start at the same time. A database that was never filled, or is
 * being filled, has nothing to follow.
 */
export async function followContent(payload: Payload): Promise<void> {
  const release = await holdMigrationLock(process.env.DATABASE_URL);
  try {
    const known = v.safeParse(mark, await payload.kv.get(seedMark));
    const content = contentFingerprint();
    if (!known.success || known.output.state !== "finished" || known.output.content === content) return;
    console.log("Following the content of this version.");
    await followVersion(payload);
    await payload.kv.set(seedMark, { state: "finished", at: new Date().toISOString(), content });
    await notifyRunningShop("migrate");
  } finally {
    await release();
  }
}
