import config from "@payload-config";
import { getPayload } from "payload";
import { answerApi } from "@/src/endpoints/answer-api";
import { markClientAddress } from "@/src/endpoints/mark-client-address";
import { answerPictures } from "@/src/endpoints/pictures/answer-pictures";
import { endpoints } from "@/src/endpoints/table";
import { leaveTimetable } from "@/src/jobs/lead-timetable";
import { shopOf } from "@/src/shop/shop-of";
import { watchClock } from "@/src/shop/shared-clock";
import { offerAnswers } from "@/src/shop/in-process-api";
import { watchChanges } from "@/src/shop/watch-changes";
import { watchClosing } from "@/src/shop/watch-closing";
import { watchFigures } from "@/src/shop/observability/watch-figures";

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
  await watchClosing(payload);
  watchChanges(payload);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void leaveTimetable(payload).catch(() => undefined));
  watchFigures(payload);
  const open = () => getPayload({ config });
  offerAnswers({ api: answerApi(endpoints, open), pictures: answerPictures(open) });
}
