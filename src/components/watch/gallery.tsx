import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { backImageUrl, frontImageUrl } from "@/src/domain/watch/image-query";
import { crops, pictureWidths, type Crop } from "@/src/domain/watch/picture-view";
import { modelUrl } from "@/src/domain/watch/model-query";
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

/** Crops of the composed picture that get a frame of their own. */
const macros = ["dial", "crown", "bezel", "lug"] as const satisfies readonly Crop[];

/** A crop has as many pixels as the frame; requesting many more would only blur. */
const zoomWidth = (crop: Crop) =>
  pictureWidths.find((width) => width >= Math.max(1000, crops[crop].width)) ?? 2000;

const isWide = ({ width, height }: { readonly width: number; readonly height: number }) =>
  width > height * 1.2;

/**
 * The watch edge to edge: whole, then close, then from behind; an editor's photographs follow. On a phone the
 * pictures after the first are side by side, so that name and price follow one screen of pictures.
 */
export async function Gallery({ watch, name, locale, version, isTurnable }: Props) {
  const t = await getTranslations({ locale, namespace: "watch" });
  const box = await getTranslations({ locale, namespace: "configurator.lightbox" });
  const { parts, stage } = watch;
  const half = "(width < 900px) 48vw, 34vw";
  const full = "(width < 900px) 96vw, 68vw";
  const halves = macros.length + 1 + watch.gallery.filter((picture) => !isWide(picture)).length;
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
          sizes="(width < 900px) 108vw, 76vw"
          alt={t("alt.front", { name })}
          priority
        />
        <span className={styles.zoom}>
          <Icon name="zoom" />
          <span data-sr="">{t("zoom")}</span>
        </span>
      </ZoomLink>
      <div className={styles.close}>
        {macros.map((crop) => (
          <ZoomLink
            key={crop}
            href={frontImageUrl(parts, { width: zoomWidth(crop), stage, crop, version })}
            width={zoomWidth(crop)}
            height={zoomWidth(crop)}
          >
            <WatchPicture
              parts={parts}
              version={version}
              stage={stage}
              crop={crop}
              sizes={half}
              alt={t(`alt.${crop}`, { name })}
            />
          </ZoomLink>
        ))}
        {/* An odd number of pictures would leave a gap: the back then takes the full width. */}
        <ZoomLink
          wide={halves % 2 === 1}
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
            sizes={halves % 2 === 1 ? full : half}
            alt={t(parts.casebackType === "OPEN" ? "alt.backOpen" : "alt.back", { name })}
          />
        </ZoomLink>
        {watch.gallery.map((picture) => (
          <ZoomLink
            key={picture.url}
            wide={isWide(picture)}
            href={picture.url}
            width={picture.width}
            height={picture.height}
          >
            <UploadedPicture picture={picture} locale={locale} sizes={isWide(picture) ? full : half} />
          </ZoomLink>
        ))}
      </div>
    </ZoomArea>
  );
}
