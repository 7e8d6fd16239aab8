import { getTranslations } from "next-intl/server";
import { localise, type Locale } from "../../domain/locale/locale";
import { frontImageUrl } from "../../domain/watch/image-query";
import type { Crop } from "../../domain/watch/picture-view";
import type { ReadyMadeWatch } from "../../domain/watch/ready-made";
import { Icon } from "../primitives/icon";
import styles from "./gallery.module.css";
import { WatchPicture } from "./watch-picture";

interface Props {
  watch: ReadyMadeWatch;
  name: string;
  locale: Locale;
  /** Version of the catalogue. */
  version: string;
}

/** Cuts of the composed picture that are worth a frame of their own. */
const macros = ["bezel", "dial", "lug"] as const satisfies readonly Crop[];

/** The watch edge to edge: whole, then close, then from behind; photographs of an editor follow. */
export async function Gallery({ watch, name, locale, version }: Props) {
  const t = await getTranslations({ locale, namespace: "watch" });
  const picture = { parts: watch.parts, version };
  const half = "(width < 900px) 50vw, 34vw";
  return (
    <section className={styles.gallery} aria-label={t("gallery")}>
      <figure className={styles.whole} data-tone={watch.stage}>
        <WatchPicture
          {...picture}
          stage={watch.stage}
          sizes="(width < 900px) 124vw, 76vw"
          alt={t("alt.front", { name })}
          priority
        />
        <a
          className={styles.zoom}
          href={frontImageUrl(watch.parts, { width: 2000, stage: watch.stage, version })}
          aria-label={t("zoom")}
        >
          <Icon name="zoom" />
        </a>
      </figure>
      {macros.map((crop) => (
        <figure key={crop}>
          <WatchPicture
            {...picture}
            stage={watch.stage}
            crop={crop}
            sizes={half}
            alt={t(`alt.${crop}`, { name })}
          />
        </figure>
      ))}
      <figure data-tone={watch.stage}>
        <WatchPicture
          {...picture}
          view="back"
          crop="caseback"
          stage={watch.stage}
          sizes={half}
          alt={t("alt.back", { name })}
        />
      </figure>
      {watch.gallery.map(({ url, alt, width, height }) => (
        <figure key={url}>
          <img
            src={url}
            alt={localise(alt, locale)}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        </figure>
      ))}
    </section>
  );
}
