import { getTranslations } from "next-intl/server";
import type { CSSProperties } from "react";
import type { Locale } from "@/src/domain/locale/locale";
import { diametersOf, type Offer } from "@/src/domain/watch/offer";
import styles from "./size-comparison.module.css";
import { WatchPicture } from "./watch-picture";

interface Props {
  offer: Offer;
  locale: Locale;
  version: string;
}

/** The smallest and the largest diameter side by side, at true scale, each with its dimension line. */
export async function SizeComparison({ offer, locale, version }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.sizes" });
  const { watch } = offer;
  const diameters = diametersOf(offer);
  const small = Math.min(...diameters);
  const large = Math.max(...diameters);
  const percent = Math.round(((large / small) ** 2 - 1) * 100);
  const scale = (diameter: number): CSSProperties & Record<"--scale", number> => ({
    "--scale": diameter / large,
  });
  return (
    <section className={styles.sizes} data-tone={watch.stage} aria-labelledby="sizes">
      <div className={styles.content} data-block="">
        <div>
          <h2 id="sizes" data-type="t1">
            {t("title", { small, large })}
          </h2>
          <p data-type="lead">{t("text", { gap: large - small, percent, small, large })}</p>
        </div>
        {[small, large].map((diameter) => (
          <figure key={diameter} style={scale(diameter)}>
            <div className={styles.watch}>
              <WatchPicture
                parts={watch.parts}
                version={version}
                stage={watch.stage}
                sizes="(width < 900px) 50vw, 32vw"
                alt=""
              />
            </div>
            <figcaption>
              <span className={styles.line} aria-hidden="true" />
              <span data-type="data">{diameter} mm</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
