import { parseImageQuery } from "../../../../contracts/image-query";
import { composeWatch } from "../../../../services/configurator/compose-watch";
import { answerPicture } from "../answer-picture";
import { pictureMeans } from "../picture-means";

/**
 * A route of its own, beside the CMS's API: a picture seen before is answered from memory.
 * Source: specification §7, GET configurator image.
 */
export const GET = (request: Request): Promise<Response> =>
  answerPicture(request, parseImageQuery, async (query, format) =>
    composeWatch(query, format, await pictureMeans()),
  );

export const HEAD = GET;
