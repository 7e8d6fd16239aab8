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
import { watchFigures } from "@/src/shop/watch/watch-figures";

/** Starts the CMS, its timetable of jobs and the shop around it, and answers the shop's own API and pictures. */
export async function startShop(): Promise<void> {
  markClientAddress();
  const payload = await getPayload({ config, cron: true });
  shopOf(payload);
  await watchClosing(payload);
  watchChanges(payload);
  watchFigures(payload);
  const open = () => getPayload({ config });
  offerAnswers({ api: answerApi(endpoints, open), pictures: answerPictures(open) });
}
