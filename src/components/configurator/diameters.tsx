"use client";
import { useAtomValue } from "jotai";
import { measureText } from "@/src/domain/locale/locale";
import { caseMeasures, diameterOfKey } from "@/src/domain/watch/case-measures";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { DiameterOption } from "./diameter-option";
import styles from "./diameters.module.css";
import { OptionGroup } from "./option-group";

/** Diameters side by side, and the other measures of the chosen case. */
export function Diameters() {
  const { catalogue, locale, t } = useConfigurator();
  const diameter = diameterOfKey(useAtomValue(selectionAtom).caseDiameter);
  const measures = diameter === null ? null : caseMeasures(diameter);
  return (
    <OptionGroup field="caseDiameter" legend={t("groups.caseDiameter")} options={catalogue.caseDiameter}>
      {(options) => (
        <>
          <div className={styles.diameters}>
            {options.map((option) => (
              <DiameterOption key={option.key} option={option} />
            ))}
          </div>
          {measures && (
            <p className={styles.measures} data-type="note">
              {t("diameter.measures", {
                lugToLug: measureText(measures.lugToLug, locale),
                lugWidth: measureText(measures.lugWidth, locale),
              })}
            </p>
          )}
        </>
      )}
    </OptionGroup>
  );
}
