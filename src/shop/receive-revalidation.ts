import * as v from "valibot";
import { revalidate, tags } from "@/src/store/revalidate";
import { isOwnCall } from "./revalidate-from-job";

const announcement = v.object({ tags: v.array(v.picklist(tags)) });

/** Answers the call of announceFromJob; to everybody else the address does not exist. */
export async function receiveRevalidation(request: Request): Promise<Response> {
  if (!isOwnCall(request.headers)) return new Response(null, { status: 404 });
  const body: unknown = await request.json();
  await revalidate(v.parse(announcement, body).tags);
  return new Response(null, { status: 204 });
}
