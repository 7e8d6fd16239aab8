import type { SanitizedConfig } from "payload";
import { revalidateFromJob } from "@/src/server/runtime/revalidate-from-job";

/**
 * Payload publishes a page, a price or an option at its scheduled time. That happens in a job, where the save hook cannot
 * invalidate cached pages: it is done here afterwards, for all tags.
 */
export function revalidateScheduled(config: SanitizedConfig): SanitizedConfig {
  const task = config.jobs.tasks?.find(({ slug }) => slug === "schedulePublish");
  if (typeof task?.handler !== "function") return config;
  // Payload would try only once: if the database is unavailable at that moment, the page would never be published.
  task.retries = { attempts: 5, backoff: { type: "exponential", delay: 2_000 } };
  const publish = task.handler;
  task.handler = async (args) => {
    const result = await publish(args);
    try {
      if (process.env.NEXT_RUNTIME) await revalidateFromJob();
    } catch (error) {
      args.req.payload.logger.error(
        `Something was published on time, but the shop could not be told: it shows at the next save or restart. ${String(error)}`,
      );
    }
    return result;
  };
  return config;
}
