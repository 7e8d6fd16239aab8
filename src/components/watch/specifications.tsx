import { getTranslations } from "next-intl/server";
import { localise, measureTag, type Locale, type Localised } from "@/src/domain/locale/locale";
import { withMinusSign } from "@/src/domain/locale/minus-sign";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import { measuresAt } from "@/src/domain/watch/case-measures";
import { diametersOf, type Offer } from "@/src/domain/watch/offer";
import { Sized } from "./sized";
import { SpecTable } from "./spec-table";
import styles from "./specifications.module.css";

interface Props {
  offer: Offer;
  locale: Locale;
  catalogue: Catalogue;
}

/** Which of the sentences on functions applies: not every dial has a date window. */
function functionsKey(parts: Offer["watch"]["parts"], catalogue: Catalogue) {
  const showsDate = findOption(catalogue, parts, "dial")?.showsDate ?? false;
  if (parts.gmtHand !== null) return showsDate ? "functionsGmt" : "functionsGmtNoDate";
  return showsDate ? "functionsDate" : "functionsNoDate";
}

/** Five big figures, then two tables; values that depend on the diameter follow the selection. */
export async function Specifications({ offer, locale, catalogue }: Props) {
  const t = await getTranslations({ locale, namespace: "watch.specs" });
  const { parts, specs } = offer.watch;
  const format = new Intl.NumberFormat(measureTag(locale));
  const signed = new Intl.NumberFormat(measureTag(locale), { signDisplay: "exceptZero" });
  const rate = (seconds: number) => withMinusSign(signed.format(seconds));
  const [slow, fast] = specs.accuracy;
  const hands = findOption(catalogue, parts, "hands");
  const diameters = diametersOf(offer);
  const measured = Math.max(...diameters);
  const sized = (name: "lugToLug" | "lugWidth" | "weight") =>
    diameters.length === 0
      ? [specs[name]]
      : diameters.map((diameter) => measuresAt(specs, measured, diameter)[name]);
  const millimetres = (value: number) => `${format.format(value)}\u00a0mm`;
  const grams = (value: number) => t("weightValue", { grams: format.format(value) });
  const optional = (label: string, value: Localised) => {
    const words = localise(value, locale);
    return words === "" ? [] : [[label, words] as const];
  };
  const figures = [
    [t("diameter"), <Sized key="diameter" values={diameters.map(String)} />, "mm"],
    [t("thickness"), format.format(specs.thickness), "mm"],
    [t("water"), format.format(specs.waterResistance), "ATM"],
    // A narrow space is invisible at this size.
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
            [t("lugToLug"), <Sized key="lugToLug" values={sized("lugToLug").map(millimetres)} />],
            [t("lugWidth"), <Sized key="lugWidth" values={sized("lugWidth").map(millimetres)} />],
            [t("material"), localise(specs.caseMaterial, locale)],
            [t("glass"), localise(specs.glass, locale)],
            [t("lume"), hands?.lumColor ? localise(hands.label, locale) : t("lumeNone")],
            ...optional(t("strapLength"), specs.strapLength),
            ...optional(t("clasp"), specs.clasp),
            [t("weight"), <Sized key="weight" values={sized("weight").map(grams)} />],
          ]}
        />
        <SpecTable
          caption={t("movement")}
          rows={[
            [t("calibre"), t("calibreValue", { name: specs.calibre })],
            [t("jewels"), format.format(specs.jewels)],
            [t("accuracy"), t("accuracyValue", { slow: rate(slow), fast: rate(fast) })],
            [t("functions"), t(functionsKey(parts, catalogue))],
            [t("back"), parts.casebackType === "OPEN" ? t("backOpen") : t("backClosed")],
          ]}
        />
      </div>
    </section>
  );
}
