import type { PayloadRequest } from "payload";
import { revalidateSaved } from "@/src/store/revalidation/revalidate";

/** Shows visitors that the shop was just opened or closed: like a save of its settings. */
export const publishClosing = (req: PayloadRequest): Promise<void> => revalidateSaved(["settings"], req);
