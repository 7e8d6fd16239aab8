import { revalidateFromJob } from "@/src/server/runtime/revalidate-from-job";
import { tags } from "@/src/store/revisions/tags";

function isRefused(cause: unknown) {
  return typeof cause === "object" && cause !== null && "code" in cause && cause.code === "ECONNREFUSED";
}

/** A running shop renders its pages again; usually none is running. @param program for the log line */
export async function notifyRunningShop(program: string): Promise<void> {
  try {
    await revalidateFromJob(tags);
  } catch (error) {
    const isShopDown = error instanceof TypeError && isRefused(error.cause);
    if (!isShopDown)
      console.log(`${program}: pages of a running shop may be old until the next save: ${String(error)}`);
  }
}
