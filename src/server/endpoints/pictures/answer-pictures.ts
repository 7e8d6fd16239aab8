import type { Payload } from "payload";
import {
  parseBespokeImageQuery,
  parseImageQuery,
  parseThumbnailQuery,
} from "@/src/domain/contracts/image-query";
import { longPictureUrl } from "@/src/domain/watch/short-picture-url";
import { composeBespoke } from "@/src/services/configurator/compose-bespoke";
import { composeThumbnail } from "@/src/services/configurator/compose-thumbnail";
import { composeWatch } from "@/src/services/configurator/compose-watch";
import { sharedModels } from "@/src/server/runtime/models";
import type { AnswerCall } from "@/src/server/runtime/in-process-api";
import { sharedCompositor } from "@/src/server/runtime/pictures";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerBroken } from "../answer-broken";
import { answerModel } from "./answer-model";
import { answerPicture } from "./answer-picture";
import { createPictureDeps } from "./picture-deps";
import type { PictureRequest } from "./picture-request";
import { readTurn } from "./read-turn";

type Answer = (request: PictureRequest) => Promise<Response>;

/** Expands a picture's short address; others are unchanged. */
function inFull(address: string): string {
  const [, folder, picture = "", view = "", ...rest] = address.split("/");
  if (folder !== "img" || rest.length > 0) return address;
  try {
    return longPictureUrl(decodeURIComponent(picture), decodeURIComponent(view)) ?? address;
  } catch {
    return address;
  }
}

/**
 * Answers requests for pictures of watches and for their models, by their long addresses or the short ones of pages.
 * Source: specification §7, GET configurator image and model; decision 0052.
 * @param open the running CMS
 */
export function answerPictures(open: () => Promise<Payload>): AnswerCall {
  const deps = createPictureDeps(open);
  const answers: Readonly<Record<string, Answer>> = {
    "/api/configurator/image": (request) =>
      answerPicture(request, readTurn(request), parseImageQuery, async (query) =>
        composeWatch(query, await deps()),
      ),
    "/api/configurator/thumbnail": (request) =>
      answerPicture(request, readTurn(request), parseThumbnailQuery, async (query) =>
        composeThumbnail(query, await deps()),
      ),
    // A composed watch as it was, for shared links, carts, orders and mails.
    "/api/configurator/bespoke": (request) =>
      answerPicture(request, readTurn(request), parseBespokeImageQuery, async (query) => {
        const { store } = shopOf(await open());
        return composeBespoke(query, { store, compositor: sharedCompositor() });
      }),
    // The whole watch in three dimensions, as GLB, in metres.
    "/api/configurator/model": (request) =>
      answerModel(request, readTurn(request), async () => {
        const { store, brandPrinting } = shopOf(await open());
        return {
          catalogue: (await deps()).catalogue,
          models: sharedModels(),
          loadPrinting: async () => brandPrinting((await store.loadSettings()).brand),
        };
      }),
  };
  const answerOf = new Map(Object.entries(answers));

  return (method, address, { headers, signal }) => {
    if (method !== "GET" && method !== "HEAD") return null;
    const url = new URL(inFull(address), "http://shop");
    const answer = answerOf.get(url.pathname);
    return answer?.({ method, headers, signal, url: url.href }).catch(answerBroken) ?? null;
  };
}
