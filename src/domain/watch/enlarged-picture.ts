import { bespokeImagePath, imagePath } from "./image-query";
import { defaultView } from "./picture-view";

/** Width an uploaded picture is enlarged to, one of those in next.config.ts, px. */
const uploadWidth = 1080;

/** The small picture of a cart's or an order's line, about as wide as half a screen; others stay as they are. */
export function enlargedPicture(url: string): string {
  const [path = "", query = ""] = url.split("?");
  const parameters = new URLSearchParams(query);
  if (!parameters.has("w")) return url;
  const isComposed = path === imagePath || path === bespokeImagePath;
  parameters.set("w", String(isComposed ? defaultView.width : uploadWidth));
  return `${path}?${parameters}`;
}
