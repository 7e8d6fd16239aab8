import { longUploadUrl } from "@/src/domain/content/short-upload-url";
import { askOwnPicture } from "@/src/server/runtime/in-process-api";

/**
 * A picture of a page by its short address (decision 0052). Usually the shop's server answers it, or calls the
 * optimiser for an uploaded one; without that server this route redirects there.
 */
export async function GET(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const upload = longUploadUrl(pathname);
  if (upload !== null) return Response.redirect(new URL(upload, request.url), 307);
  const { headers, signal } = request;
  const answer = askOwnPicture("GET", pathname, { headers, signal, body: null });
  return answer ?? Response.json({ error: "not-found" }, { status: 404 });
}
