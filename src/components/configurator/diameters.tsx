"use client";
import { useConfigurator } from "./configurator-context";
import { DiameterOption } from "./diameter-option";
import styles from "./diameters.module.css";
import { OptionGroup } from "./option-group";

/** Diameters side by side. */
export function Diameters() {
  const { catalogue, t } = useConfigurator();
  return (
    <OptionGroup field="caseDiameter" legend={t("groups.caseDiameter")} options={catalogue.caseDiameter}>
      {(options, reasonId) => (
        <div className={styles.diameters}>
          {options.map((option) => (
            <DiameterOption key={option.key} option={option} reasonId={reasonId} />
          ))}
        </div>
      )}
    </OptionGroup>
  );
}
