import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import { crops, pictureWidths, type Crop } from "@/src/domain/watch/picture-view";
import { modelUrl } from "@/src/domain/watch/model-query";
import type { Picture } from "@/src/domain/content/picture";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";
import { UploadedPicture } from "@/src/components/editorial/uploaded-picture";
import { ZoomArea } from "@/src/components/lightbox/zoom-area";
import { Icon } from "@/src/components/primitives/icon";
import styles from "./gallery.module.css";
import { TurnButton } from "@/src/components/viewer-3d/turn-button";
import { turnTexts } from "@/src/components/viewer-3d/turn-texts";
import { ZoomLink } from "./zoom-link";
import { WatchPicture } from "./watch-picture";

interface Props {
  watch: ReadyMadeWatch;
  name: string;
  locale: Locale;
  /** Version of the catalogue. */
  version: string;
  isTurnable: boolean;
}

/** A crop has as many pixels as the frame; requesting many more would only blur. */
const zoomWidth = (crop: Crop) =>
  pictureWidths.find((width) => width >= Math.max(1000, crops[crop].width)) ?? 2000;

const isWide = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width > height * 1.2;

/**
 * The watch edge to edge: from the front, in three-quarter view (an editor's first picture), close, from behind; the
 * other photographs follow. On a phone the pictures after the first are side by side, so that name and price follow one
 * screen of pictures.
 */
export async function Gallery({ watch, name, locale, version, isTurnable }: Props) {
  const t = await getTranslations({ locale, namespace: "watch" });
  const box = await getTranslations({ locale, namespace: "configurator.lightbox" });
  const { parts, stage } = watch;
  const [threeQuarter, ...others] = watch.gallery;
  const beside = "(width < 900px) 60vw, 27vw";
  const half = "(width < 900px) 48vw, 34vw";
  const full = "(width < 900px) 96vw, 68vw";
  // An odd number of pictures would leave a gap: the back then takes the full width.
  const isBackWide = others.filter((picture) => !isWide(picture)).length % 2 === 0;
  const uploaded = (picture: Picture, sizes: string, wide: boolean) => (
    <ZoomLink key={picture.url} wide={wide} href={picture.url} width={picture.width} height={picture.height}>
      <UploadedPicture picture={picture} locale={locale} sizes={sizes} />
    </ZoomLink>
  );
  const texts = {
    close: box("close"),
    zoom: box("zoom"),
    previous: box("previous"),
    next: box("next"),
    error: box("error"),
  };
  return (
    <ZoomArea className={styles.gallery} label={t("gallery")} texts={texts}>
      <ZoomLink
        className={styles.whole}
        tone={stage}
        href={frontImageUrl(parts, { width: 2000, stage, version })}
        width={2000}
        height={2000}
        over={
          isTurnable && (
            <TurnButton
              watch={{ address: modelUrl(parts, { version }), words: t("alt.front", { name }) }}
              locale={locale}
              texts={await turnTexts(locale)}
              isOnPage
            />
          )
        }
      >
        <WatchPicture
          parts={parts}
          version={version}
          stage={stage}
          sizes="(width < 900px) 100vw, 64vw"
          alt={t("alt.front", { name })}
          priority
        />
        <span className={styles.zoom}>
          <Icon name="zoom" />
          <span data-sr="">{t("zoom")}</span>
        </span>
      </ZoomLink>
      <div className={styles.close}>
        {threeQuarter && uploaded(threeQuarter, beside, false)}
        <ZoomLink
          href={frontImageUrl(parts, { width: zoomWidth("bezel"), stage, crop: "bezel", version })}
          width={zoomWidth("bezel")}
          height={zoomWidth("bezel")}
        >
          <WatchPicture
            parts={parts}
            version={version}
            stage={stage}
            crop="bezel"
            sizes={beside}
            alt={t("alt.bezel", { name })}
          />
        </ZoomLink>
        <ZoomLink
          wide={isBackWide}
          tone={stage}
          href={backImageUrl(parts, { width: zoomWidth("caseback"), stage, crop: "caseback", version })}
          width={zoomWidth("caseback")}
          height={zoomWidth("caseback")}
        >
          <WatchPicture
            parts={parts}
            version={version}
            view="back"
            crop="caseback"
            stage={stage}
            sizes={isBackWide ? full : half}
            alt={t(parts.casebackType === "OPEN" ? "alt.backOpen" : "alt.back", { name })}
          />
        </ZoomLink>
        {others.map((picture) => uploaded(picture, isWide(picture) ? full : half, isWide(picture)))}
      </div>
    </ZoomArea>
  );
}
