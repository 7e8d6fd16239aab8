import { getTranslations } from "next-intl/server";
import { measureTag, type Locale } from "@/src/domain/locale/locale";
import { diametersOf, type Offer } from "@/src/domain/watch/offer";
import { localeHref } from "@/src/i18n/locale-href";
import type { Storefront } from "@/src/services/content/load-storefront";
import type { Picture } from "@/src/domain/content/picture";
import { PagePicture } from "@/src/components/editorial/page-picture";
import { ButtonLink } from "@/src/components/primitives/button";
import { PageHead } from "@/src/components/watches/page-head";
import { sizeFigureNames, sizeFigures } from "./size-figures";
import styles from "./size-guide.module.css";
import { TrueSizeTool } from "./true-size-tool";

interface Props {
  locale: Locale;
  storefront: Storefront;
  /** of a watch on a wrist */
  picture: Picture | null;
}

const steps = ["one", "two", "three"] as const;

/** A ready-made watch with several diameters illustrates them best. */
const exampleOf = (offers: readonly Offer[]): Offer | undefined =>
  offers.find((offer) => diametersOf(offer).length > 1) ?? offers[0];

/** The choice of a diameter: how to measure, both watches at real size, and the figures. */
export async function SizeGuide({ locale, storefront: { offers, catalogue }, picture }: Props) {
  const t = await getTranslations({ locale, namespace: "sizes" });
  const example = exampleOf(offers);
  const diameters = example ? diametersOf(example) : [];
  const numbers = new Intl.NumberFormat(measureTag(locale));
  const rows =
    example &&
    ([
      ...sizeFigureNames.map(
        (name) =>
          [
            name,
            (diameter: number) => `${numbers.format(sizeFigures(example, diameter)[name])}\u00a0mm`,
          ] as const,
      ),
      ["wrist", (diameter: number) => t(diameter < 38 ? "table.small" : "table.large")],
    ] as const);
  return (
    <>
      <PageHead title={t("title")} text={t("intro")} />
      <section className={styles.measure} aria-labelledby="measure">
        <PagePicture picture={picture} sizes="(width < 900px) 100vw, 60vw" />
        <div className={styles.steps}>
          <h2 id="measure" data-type="t2">
            {t("measure.title")}
          </h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                <h3 data-type="t3">{t(`measure.${step}.title`)}</h3>
                <p>{t(`measure.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      {example && (
        <section className={styles.section} data-block="" aria-labelledby="true-size">
          <h2 id="true-size" data-type="t2">
            {t("true.title")}
          </h2>
          <TrueSizeTool
            locale={locale}
            version={catalogue.version}
            watches={diameters.map((diameter) => ({ offer: example, diameter }))}
          />
        </section>
      )}
      {rows && (
        <section className={styles.section} data-block="" data-columns="" aria-labelledby="figures">
          <h2 id="figures" data-type="t2">
            {t("table.title")}
          </h2>
          <table className={styles.table}>
            <caption data-sr="">{t("table.caption")}</caption>
            <thead>
              <tr>
                <th scope="col">{t("table.measure")}</th>
                {diameters.map((diameter) => (
                  <th key={diameter} scope="col">
                    {diameter} mm
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{t(`table.${name}`)}</th>
                  {diameters.map((diameter) => (
                    <td key={diameter} data-type="data">
                      {value(diameter)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <section className={styles.next} data-scene="nuit">
        <div data-block="">
          <h2 data-type="t1">{t("next.title")}</h2>
          <p data-type="lead">{t("next.text")}</p>
          <ButtonLink tone="light" href={localeHref(locale, "/configurator")}>
            {t("next.action")}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
