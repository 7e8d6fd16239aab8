import config from "@payload-config";
import { getPayload } from "payload";
import { shopOf } from "../shop";
import { watchChanges } from "../shop/watch-changes";
import { watchClosing } from "../shop/watch-closing";

/** Starts the CMS, its timetable of jobs and the shop around it. */
export async function startJobs(): Promise<void> {
  const payload = await getPayload({ config, cron: true });
  shopOf(payload);
  await watchClosing(payload);
  watchChanges(payload);
}
