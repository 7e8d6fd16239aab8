import { longPictureUrl } from "../../../../domain/watch/short-picture-url";
import { thumbnailPath } from "../../../../domain/watch/thumbnail-query";
import { GET as answerWatch } from "../../../api/configurator/image/route";
import { GET as answerOption } from "../../../api/configurator/thumbnail/route";

interface Context {
  params: Promise<{ picture: string; view: string }>;
}

/** A picture of a page by its short address (docs/decisions/0052). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { picture, view } = await params;
  const long = longPictureUrl(decoded(picture), decoded(view));
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
