import { longUploadUrl } from "@/src/domain/content/short-upload-url";
import { longPictureUrl } from "@/src/domain/watch/short-picture-url";
import { thumbnailPath } from "@/src/domain/watch/thumbnail-query";
import { GET as answerWatch } from "@/src/app/api/configurator/image/route";
import { GET as answerOption } from "@/src/app/api/configurator/thumbnail/route";

interface Context {
  params: Promise<{ picture: string; view: string }>;
}

/**
 * A picture of a page by its short address (docs/decisions/0052). Uploaded ones are the optimiser's: the shop's server
 * has asked it already, who comes here without that server is led there.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { picture, view } = await params;
  const long = longPictureUrl(decoded(picture), decoded(view));
  const upload = longUploadUrl(`/img/${picture}/${view}`);
  if (upload !== null) return Response.redirect(new URL(upload, request.url), 307);
  if (long === null) return Response.json({ error: "not-found" }, { status: 404 });
  const answer = long.startsWith(thumbnailPath) ? answerOption : answerWatch;
  return answer(
    new Request(new URL(long, request.url), { method: request.method, headers: request.headers }),
  );
}

export const HEAD = GET;

/** Next leaves what stands in a path as it was sent. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return "";
  }
}
