import { parseThumbnailQuery } from "../../../../contracts/image-query";
import { composeThumbnail } from "../../../../services/configurator/compose-thumbnail";
import { answerPicture } from "../answer-picture";
import { readTurn } from "../read-turn";
import { pictureMeans } from "../picture-means";

/** Thumbnail of an option, cut from the same layers as the watch. */
export const GET = (request: Request): Promise<Response> =>
  answerPicture(request, readTurn(request), parseThumbnailQuery, async (query) =>
    composeThumbnail(query, await pictureMeans()),
  );

export const HEAD = GET;
