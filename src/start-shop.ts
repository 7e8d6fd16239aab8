import config from "@payload-config";
import { getPayload } from "payload";
import { answerApi } from "@/src/server/endpoints/answer-api";
import { unknownCall } from "@/src/server/endpoints/api/unknown-call";
import { markClientAddress } from "@/src/server/endpoints/mark-client-address";
import { answerPictures } from "@/src/server/endpoints/pictures/answer-pictures";
import { endpoints } from "@/src/server/endpoints/table";
import { releaseSchedulerLease } from "@/src/services/jobs/scheduler-lease";
import { shopOf } from "@/src/server/runtime/shop-of";
import { watchClock } from "@/src/server/runtime/shared-clock";
import { offerAnswers } from "@/src/server/runtime/in-process-api";
import { closeUnlawful } from "@/src/server/runtime/connections/close-unlawful";
import { watchConnections } from "@/src/server/runtime/connections/watch-connections";
import { watchChanges } from "@/src/server/runtime/watch-changes";
import { watchClosing } from "@/src/server/runtime/watch-closing";
import { watchFigures } from "@/src/server/runtime/observability/watch-figures";

/** Starts the CMS, its timetable of jobs and the shop around it, and answers the shop's own API and pictures. */
export async function startShop(): Promise<void> {
  markClientAddress();
  const payload = await getPayload({ config, cron: true });
  await watchClock(payload.db.pool, (aheadMs) => {
    const seconds = Math.round(aheadMs / 1_000);
    payload.logger.warn(
      seconds === 0
        ? "The clock of this machine agrees with the database's again."
        : `The clock of this machine is ${seconds} s off the database's, whose time the shop keeps. Set it by NTP.`,
    );
  });
  shopOf(payload);
  await watchConnections(payload);
  await closeUnlawful(payload);
  await watchClosing(payload);
  watchChanges(payload);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void releaseSchedulerLease(payload).catch(() => undefined));
  watchFigures(payload);
  const open = () => getPayload({ config });
  offerAnswers({ api: answerApi(endpoints, open, unknownCall), pictures: answerPictures(open) });
}
