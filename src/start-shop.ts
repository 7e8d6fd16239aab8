import config from "@payload-config";
import { getPayload } from "payload";
import { answerApi } from "@/src/endpoints/answer-api";
import { markClientAddress } from "@/src/endpoints/mark-client-address";
import { endpoints } from "@/src/endpoints/table";
import { shopOf } from "@/src/shop/shop-of";
import { offerApi } from "@/src/shop/own-api";
import { watchChanges } from "@/src/shop/watch-changes";
import { watchClosing } from "@/src/shop/watch-closing";

/** Starts the CMS, its timetable of jobs and the shop around it, and answers the shop's own API. */
export async function startShop(): Promise<void> {
  markClientAddress();
  const payload = await getPayload({ config, cron: true });
  shopOf(payload);
  await watchClosing(payload);
  watchChanges(payload);
  offerApi(answerApi(endpoints, () => getPayload({ config })));
}
