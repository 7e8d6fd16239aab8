import { parseThumbnailQuery } from "@/src/contracts/image-query";
import { composeThumbnail } from "@/src/services/configurator/compose-thumbnail";
import { answerPicture } from "@/src/app/api/configurator/answer-picture";
import { readTurn } from "@/src/app/api/configurator/read-turn";
import { pictureDeps } from "@/src/app/api/configurator/picture-deps";

/** Thumbnail of an option, cut from the same layers as the watch. */
export const GET = (request: Request): Promise<Response> =>
  answerPicture(request, readTurn(request), parseThumbnailQuery, async (query) =>
    composeThumbnail(query, await pictureDeps()),
  );

export const HEAD = GET;
