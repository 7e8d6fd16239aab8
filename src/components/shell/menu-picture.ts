import { frontImageUrl } from "@/src/domain/watch/image-query";
import { defaultSelection, type Selection } from "@/src/domain/watch/selection";
import { shortPictureUrl } from "@/src/domain/watch/short-picture-url";
import type { BackgroundTone } from "@/src/domain/watch/ready-made";
import { linePath } from "@/src/domain/watch/watch-line";
import type { Storefront } from "@/src/services/content/load-storefront";

interface ShownWatch {
  readonly parts: Selection;
  readonly stage: BackgroundTone;
}

/** The watch of a page: the ready-made one, the first of its line, or in the configurator one with a workshop dial. */
function watchOf(path: string, { offers, catalogue }: Storefront): ShownWatch | undefined {
  if (path === "/configurator") {
    const dial = catalogue.dial.find(({ enabled, hasWarning }) => enabled && hasWarning)?.key;
    return { parts: { ...defaultSelection, ...(dial && { dial }) }, stage: "brume" };
  }
  const watches = offers.map(({ watch }) => watch);
  return (
    watches.find((watch) => watch.path === path) ?? watches.find(({ line }) => path === linePath(line.key))
  );
}

/** Address of the picture beside a link of the menu; undefined where the page has no watch of its own. */
export function menuPicture(path: string, storefront: Storefront): string | undefined {
  const watch = watchOf(path, storefront);
  if (!watch) return undefined;
  const { version } = storefront.catalogue;
  const view = { stage: watch.stage, format: "smallest", width: 320, crop: "case", version } as const;
  return shortPictureUrl(frontImageUrl(watch.parts, view));
}
