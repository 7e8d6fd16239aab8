import { type CollectionSlug, type Endpoint, type PayloadRequest } from "payload";
import * as v from "valibot";
import { pictureAccess } from "@/src/admin/access/table";
import { includes, roleOf } from "@/src/admin/access/roles";
import { staffPictureQuery } from "@/src/domain/contracts/staff-picture";
import { shopOf } from "@/src/server/runtime/shop-of";
import { answerError } from "./answer";
import { picturedCollections, pictureOf, type Retrieve } from "./picture-of";
import { guarded } from "./route";

const path = "/staff/picture";

const nothing = () => answerError(404, { error: "not-found", message: "There is nothing at this address." });

/** A document that is absent or has no picture: no error, as lists request one for every row. */
const unseen = () => new Response(null, { status: 204, headers: { "cache-control": "private, max-age=30" } });

/** A document's newest draft, for users who may read it; null for an absent one. */
const retrieveFor =
  (req: PayloadRequest): Retrieve =>
  (collection: CollectionSlug, id) =>
    req.payload.findByID({
      collection,
      id,
      depth: 1,
      draft: true,
      disableErrors: true,
      overrideAccess: false,
      user: req.user,
      req,
    });

async function answer(req: PayloadRequest): Promise<Response> {
  if (!includes(pictureAccess, roleOf(req.user))) return nothing();
  const asked = v.safeParse(staffPictureQuery, req.query);
  if (!asked.success)
    return answerError(400, { error: "invalid", field: "id", message: asked.issues[0].message });
  const collection = picturedCollections.find((slug) => slug === asked.output.of);
  if (!collection) return nothing();
  const { catalogue } = await shopOf(req.payload).store.loadSnapshot();
  const picture = await pictureOf({ collection, id: asked.output.id }, retrieveFor(req), catalogue.version);
  if (picture === null) return unseen();
  return new Response(null, {
    status: 302,
    headers: { location: picture, "cache-control": "private, max-age=30" },
  });
}

/** GET /api/staff/picture?of=watches&id=3: redirects to a document's picture in lists and forms of the admin. */
export const staffPicture: Endpoint = {
  method: "get",
  path,
  handler: (req) => guarded({ method: "get", path }, req, () => answer(req)),
};
