import * as v from "valibot";
import { revalidate } from "@/src/store/revalidation/revalidate";
import { tags } from "@/src/store/revisions/tags";
import { isOwnCall } from "./revalidate-from-job";

const revalidation = v.object({ tags: v.array(v.picklist(tags)) });

/** Answers the call of revalidateFromJob; for all other requests the address does not exist. */
export async function receiveRevalidation(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers)) return new Response(null, { status: 404 });
  const body: unknown = await request.json();
  await revalidate(v.parse(revalidation, body).tags);
  return new Response(null, { status: 204 });
}
