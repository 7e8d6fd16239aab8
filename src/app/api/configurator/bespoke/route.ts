import config from "@payload-config";
import { getPayload } from "payload";
import { parseBespokeImageQuery } from "@/src/contracts/image-query";
import { composeBespoke } from "@/src/services/configurator/compose-bespoke";
import { shopOf } from "@/src/shop/shop-of";
import { sharedCompositor } from "@/src/shop/pictures";
import { answerPicture } from "@/src/app/api/configurator/answer-picture";
import { readTurn } from "@/src/app/api/configurator/read-turn";

/** A composed watch as it was, for shared links, carts, orders and mails. */
export const GET = (request: Request): Promise<Response> =>
  answerPicture(request, readTurn(request), parseBespokeImageQuery, async (query) => {
    const { store } = shopOf(await getPayload({ config }));
    return composeBespoke(query, { store, compositor: sharedCompositor() });
  });

export const HEAD = GET;
