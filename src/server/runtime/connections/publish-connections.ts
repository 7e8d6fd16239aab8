import type { PayloadRequest } from "payload";
import { revalidateSaved } from "@/src/store/revalidation/revalidate";
import { refreshConnections } from "./refresh-connections";

/**
 * Uses what was just entered, here at once and in other processes within a second. Pages say how one can pay, and whether
 * payments are tests.
 */
export async function publishConnections(req: PayloadRequest): Promise<void> {
  await refreshConnections(req.payload);
  await revalidateSaved(["settings", "pages"], req);
}
