import type { Illustration as IllustrationContent } from "../../domain/content/page";
import { localise, type Locale } from "../../domain/locale/locale";
import type { Crop, Stage } from "../../domain/watch/picture-view";
import type { ReadyMadeWatch } from "../../domain/watch/ready-made";
import type { Storefront } from "../../services/content/load-storefront";
import { WatchPicture } from "../watch/watch-picture";

interface Props {
  illustration: IllustrationContent;
  locale: Locale;
  storefront: Storefront;
  sizes: string;
  crop?: Crop;
  /** Ground of a composed picture, where the section has its own. */
  stage?: Stage;
  priority?: boolean;
}

/** The watch that stands in where an editor has given no picture; null where there is one. */
export function illustrationWatch(
  { picture, watch: code }: IllustrationContent,
  { offers }: Storefront,
): ReadyMadeWatch | null {
  if (picture) return null;
  return (offers.find(({ watch }) => watch.code === code) ?? offers[0])?.watch ?? null;
}

/** The editor's picture, or until there is one the watch composed from its parts. */
export function Illustration({ illustration, locale, storefront, sizes, crop, stage, priority }: Props) {
  const { picture, view } = illustration;
  if (picture) {
    return (
      <img
        src={picture.url}
        alt={localise(picture.alt, locale)}
        width={picture.width}
        height={picture.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
      />
    );
  }
  const watch = illustrationWatch(illustration, storefront);
  if (!watch) return null;
  return (
    <WatchPicture
      parts={watch.parts}
      version={storefront.catalogue.version}
      view={view}
      stage={stage ?? illustration.stage}
      crop={crop}
      sizes={sizes}
      alt={localise(watch.name, locale)}
      priority={priority}
    />
  );
}
