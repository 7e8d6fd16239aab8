import config from "@payload-config";
import { getPayload } from "payload";
import { answerApi } from "@/src/endpoints/answer-api";
import { markClientAddress } from "@/src/endpoints/mark-client-address";
import { answerPictures } from "@/src/endpoints/pictures/answer-pictures";
import { endpoints } from "@/src/endpoints/table";
import { shopOf } from "@/src/shop/shop-of";
import { offerAnswers } from "@/src/shop/own-api";
import { watchChanges } from "@/src/shop/watch-changes";
import { watchClosing } from "@/src/shop/watch-closing";
import { outsideRequests } from "@/src/shop/watch/outside-requests";
import { watchFigures } from "@/src/shop/watch/watch-figures";

/**
 * Starts the CMS, its timetable of jobs and the shop around it, and answers the shop's own API and pictures. Next does so with the
 * first request.
 */
export const startShop = (): Promise<void> => outsideRequests(start);

async function start(): Promise<void> {
  markClientAddress();
  const payload = await getPayload({ config, cron: true });
  shopOf(payload);
  await watchClosing(payload);
  watchChanges(payload);
  watchFigures(payload);
  const open = () => getPayload({ config });
  offerAnswers({ api: answerApi(endpoints, open), pictures: answerPictures(open) });
}
