import config from "@payload-config";
import { getPayload } from "payload";
import { parseBespokeImageQuery } from "../../../../contracts/image-query";
import { composeBespoke } from "../../../../services/configurator/compose-bespoke";
import { shopOf } from "../../../../shop";
import { sharedCompositor } from "../../../../shop/pictures";
import { answerPicture } from "../answer-picture";
import { readTurn } from "../read-turn";

/** A composed watch as it was, for shared links, carts, orders and mails. */
export const GET = (request: Request): Promise<Response> =>
  answerPicture(request, readTurn(request), parseBespokeImageQuery, async (query) => {
    const { store } = shopOf(await getPayload({ config }));
    return composeBespoke(query, { store, compositor: sharedCompositor() });
  });

export const HEAD = GET;
