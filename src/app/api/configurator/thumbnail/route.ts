import { parseThumbnailQuery } from "../../../../contracts/image-query";
import { composeThumbnail } from "../../../../services/configurator/compose-thumbnail";
import { answerPicture } from "../answer-picture";
import { pictureMeans } from "../picture-means";

/** Thumbnail of an option, cut from the same layers as the watch. */
export const GET = (request: Request): Promise<Response> =>
  answerPicture(request, parseThumbnailQuery, async (query, format) =>
    composeThumbnail(query, format, await pictureMeans()),
  );

export const HEAD = GET;
