import type { Illustration as IllustrationContent } from "@/src/domain/content/illustration";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { Crop, Stage } from "@/src/domain/watch/picture-view";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import type { Storefront } from "@/src/services/content/load-storefront";
import { WatchPicture } from "@/src/components/watch/watch-picture";
import { UploadedPicture } from "./uploaded-picture";

interface Props {
  illustration: IllustrationContent;
  locale: Locale;
  storefront: Storefront;
  sizes: string;
  /** Part of a composed watch that is shown. */
  crop?: Crop;
  /** Background of a composed picture, where the section has its own. */
  stage?: Stage;
  priority?: boolean;
}

/** The default watch where an editor has given no picture; null where there is one. */
export function illustrationWatch(
  { picture, watch: code }: IllustrationContent,
  { offers }: Storefront,
): ReadyMadeWatch | null {
  if (picture) return null;
  return (offers.find(({ watch }) => watch.code === code) ?? offers[0])?.watch ?? null;
}

/** The editor's picture, or by default the watch composed from its parts. */
export function Illustration({ illustration, locale, storefront, crop, stage, ...common }: Props) {
  const { picture, view } = illustration;
  if (picture) return <UploadedPicture picture={picture} locale={locale} {...common} />;
  const watch = illustrationWatch(illustration, storefront);
  if (!watch) return null;
  return (
    <WatchPicture
      parts={watch.parts}
      version={storefront.catalogue.version}
      view={view}
      stage={stage ?? illustration.stage}
      crop={crop}
      alt={localise(watch.name, locale)}
      {...common}
    />
  );
}
