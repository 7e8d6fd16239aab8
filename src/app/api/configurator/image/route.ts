import { parseImageQuery } from "@/src/contracts/image-query";
import { composeWatch } from "@/src/services/configurator/compose-watch";
import { answerPicture } from "@/src/app/api/configurator/answer-picture";
import { readTurn } from "@/src/app/api/configurator/read-turn";
import { pictureDeps } from "@/src/app/api/configurator/picture-deps";

/**
 * A route of its own, beside the CMS's API: a picture seen before is answered from memory.
 * Source: specification §7, GET configurator image.
 */
export const GET = (request: Request): Promise<Response> =>
  answerPicture(request, readTurn(request), parseImageQuery, async (query) =>
    composeWatch(query, await pictureDeps()),
  );

export const HEAD = GET;
