import { sharedModels } from "@/src/shop/models";
import { answerModel } from "@/src/app/api/configurator/answer-model";
import { pictureDeps } from "@/src/app/api/configurator/picture-deps";

/**
 * The whole watch in three dimensions, as GLB, in metres.
 * Source: specification §7, GET configurator model.
 */
export const GET = (request: Request): Promise<Response> =>
  answerModel(request, async () => ({
    catalogue: (await pictureDeps()).catalogue,
    models: sharedModels(),
  }));

export const HEAD = GET;
