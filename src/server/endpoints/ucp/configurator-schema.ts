import { configuratorSchemaPath } from "@/src/domain/ucp/configurator-capability";
import { configuratorSchema } from "@/src/domain/ucp/configurator-schema";
import { shopOf } from "@/src/server/runtime/shop-of";
import type { EdgeRequest } from "../edge-request";
import type { ShopEndpoint } from "../route";
import { answerDocument } from "./answer-document";

const answer = async (req: EdgeRequest): Promise<Response> =>
  answerDocument(
    JSON.stringify(configuratorSchema(shopOf(req.payload).origin)),
    "application/schema+json",
    req,
  );

/** GET /api/ucp/schemas/configurator.json: what the shop's own capability adds to the protocol. */
export const configuratorSchemaEndpoint: ShopEndpoint = {
  method: "get",
  path: configuratorSchemaPath.replace(/^\/api/, ""),
  handler: answer,
  answer,
};
