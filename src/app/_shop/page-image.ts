import type { Page } from "@/src/domain/content/page";
import { pagePicture } from "@/src/domain/content/page-picture";
import { shortUploadUrl } from "@/src/domain/content/short-upload-url";
import { frontImageUrl } from "@/src/domain/watch/image-query";
import type { Storefront } from "@/src/services/content/load-storefront";

/** px; the maximum of link previews. */
const width = 1200;

/** Picture of a composed page for link previews: its first one, else the first watch of the shop. */
export function pageImage(page: Page, { offers }: Storefront): string | undefined {
  const shown = pagePicture(page);
  if (shown?.picture) return shortUploadUrl(shown.picture.url, width);
  const offer = offers.find(({ watch }) => watch.code === shown?.watch) ?? offers[0];
  if (!offer) return undefined;
  const { parts, stage } = offer.watch;
  return frontImageUrl(parts, { width: 1000, stage: shown?.stage ?? stage, format: "jpeg" });
}
