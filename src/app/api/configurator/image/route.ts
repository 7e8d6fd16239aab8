import { parseImageQuery } from "../../../../contracts/image-query";
import { composeWatch } from "../../../../services/configurator/compose-watch";
import { answerPicture } from "../answer-picture";
import { readTurn } from "../read-turn";
import { pictureMeans } from "../picture-means";

/**
 * A route of its own, beside the CMS's API: a picture seen before is answered from memory.
 * Source: specification §7, GET configurator image.
 */
export const GET = (request: Request): Promise<Response> =>
  answerPicture(request, readTurn(request), parseImageQuery, async (query) =>
    composeWatch(query, await pictureMeans()),
  );

export const HEAD = GET;
