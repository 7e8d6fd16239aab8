"use client";
import { useAtomValue } from "jotai";
import { measureTag } from "@/src/domain/locale/locale";
import { caseMeasures, diameterOfKey } from "@/src/domain/watch/case-measures";
import { selectionAtom } from "@/src/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { DiameterOption } from "./diameter-option";
import styles from "./diameters.module.css";
import { OptionGroup } from "./option-group";

/** Diameters side by side, and what the chosen case measures otherwise. */
export function Diameters() {
  const { catalogue, locale, t } = useConfigurator();
  const diameter = diameterOfKey(useAtomValue(selectionAtom).caseDiameter);
  const measures = diameter === null ? null : caseMeasures(diameter);
  const numbers = new Intl.NumberFormat(measureTag(locale));
  return (
    <OptionGroup field="caseDiameter" legend={t("groups.caseDiameter")} options={catalogue.caseDiameter}>
      {(options, reasonId) => (
        <>
          <div className={styles.diameters}>
            {options.map((option) => (
              <DiameterOption key={option.key} option={option} reasonId={reasonId} />
            ))}
          </div>
          {measures && (
            <p className={styles.measures} data-type="note">
              {t("diameter.measures", {
                lugToLug: numbers.format(measures.lugToLug),
                lugWidth: numbers.format(measures.lugWidth),
              })}
            </p>
          )}
        </>
      )}
    </OptionGroup>
  );
}
