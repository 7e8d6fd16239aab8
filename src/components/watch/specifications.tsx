import { getTranslations } from "next-intl/server";
import { localise, numberTag, type Locale } from "@/src/domain/locale/locale";
import { diametersOf, type Offer } from "@/src/domain/watch/offer";
import { SpecTable } from "./spec-table";
import styles from "./specifications.module.css";

interface Props {
  offer: Offer;
  locale: Locale;
}

/** Which of the sentences on functions holds. */
function functionsKey(parts: Offer["watch"]["parts"]) {
  if (parts.gmtHand !== null) return "functionsGmt" as const;
  // Workshop dials are painted in one piece, without a date window.
  return parts.dial.startsWith("ART-") || parts.dial.startsWith("POT-")
    ? ("functionsNoDate" as const)
    : ("functionsDate" as const);
}

/** Five big figures, then two tables. */
export async function Specifications({ offer, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.specs" });
  const { parts, specs } = offer.watch;
  const format = new Intl.NumberFormat(numberTag(locale));
  const signed = new Intl.NumberFormat(numberTag(locale), { signDisplay: "exceptZero" });
  const [slow, fast] = specs.accuracy;
  const diameters = diametersOf(offer);
  // What is measured is the largest one.
  const largest = diameters.length > 1 ? ` (${Math.max(...diameters)}\u00a0mm)` : "";
  const figures = [
    [t("diameter"), diameters.join(" / "), "mm"],
    [t("thickness"), format.format(specs.thickness), "mm"],
    [t("water"), format.format(specs.waterResistance), "ATM"],
    // A narrow space is lost at this size.
    [t("frequency"), format.format(specs.frequency).replace("\u202f", "\u00a0"), t("frequencyUnit")],
    [t("reserve"), format.format(specs.powerReserve), "h"],
  ] as const;
  return (
    <section className={styles.specs} data-block="" aria-labelledby="specs">
      <h2 id="specs" data-sr="">
        {t("title")}
      </h2>
      <dl className={styles.figures}>
        {figures.map(([label, value, unit]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-type="figure">
              {value}
              <span>&nbsp;{unit}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.tables}>
        <SpecTable
          caption={t("case")}
          rows={[
            [t("lugToLug"), `${format.format(specs.lugToLug)}\u00a0mm${largest}`],
            [t("lugWidth"), `${format.format(specs.lugWidth)}\u00a0mm${largest}`],
            [t("material"), localise(specs.caseMaterial, locale)],
            [t("glass"), localise(specs.glass, locale)],
            [t("weight"), t("weightValue", { grams: format.format(specs.weight) })],
          ]}
        />
        <SpecTable
          caption={t("movement")}
          rows={[
            [t("calibre"), t("calibreValue", { name: specs.calibre })],
            [t("jewels"), format.format(specs.jewels)],
            [t("accuracy"), t("accuracyValue", { slow: signed.format(slow), fast: signed.format(fast) })],
            [t("functions"), t(functionsKey(parts))],
            [t("back"), parts.casebackType === "OPEN" ? t("backOpen") : t("backClosed")],
          ]}
        />
      </div>
    </section>
  );
}
