"use client";
import { useAtomValue } from "jotai";
import { selectionAtom } from "@/src/state/configurator/configurator";
import styles from "./case-step.module.css";
import { useConfigurator } from "./configurator-context";
import { DiameterOption } from "./diameter-option";
import { groupOptions } from "./group-options";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";

/** Shape, diameter, finish, and the insert of a rotating bezel: its scale first, then its color. */
export function CaseStep() {
  const { catalogue, t } = useConfigurator();
  const { caseType } = useAtomValue(selectionAtom);
  const finishes = catalogue.caseColor.filter((color) => color.caseType === caseType);
  return (
    <>
      <OptionGroup field="caseType" legend={t("groups.caseType")} options={catalogue.caseType}>
        {(options, reasonId) => (
          <OptionCards
            field="caseType"
            options={options}
            shape="square"
            columns="three"
            reasonId={reasonId}
          />
        )}
      </OptionGroup>
      <OptionGroup field="caseDiameter" legend={t("groups.caseDiameter")} options={catalogue.caseDiameter}>
        {(options, reasonId) => (
          <div className={styles.diameters}>
            {options.map((option) => (
              <DiameterOption key={option.key} option={option} reasonId={reasonId} />
            ))}
          </div>
        )}
      </OptionGroup>
      <OptionGroup field="caseColor" legend={t("groups.caseColor")} options={finishes}>
        {(options, reasonId) => (
          <OptionCards
            field="caseColor"
            options={options}
            shape="square"
            columns="four"
            reasonId={reasonId}
          />
        )}
      </OptionGroup>
      <OptionGroup
        field="bezelInsertColor"
        legend={t("groups.bezelInsertColor")}
        options={catalogue.bezelInsertColor}
      >
        {(options, reasonId) =>
          groupOptions(options, (option) => option.type).map((scale) => (
            <OptionCards
              key={scale.id}
              field="bezelInsertColor"
              options={scale.options}
              shape="square"
              columns="four"
              reasonId={reasonId}
              heading={t.optional(`insertTypes.${scale.id}`) ?? scale.id}
            />
          ))
        }
      </OptionGroup>
    </>
  );
}
