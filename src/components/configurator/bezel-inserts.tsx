"use client";
import { useConfigurator } from "./configurator-context";
import { groupOptions } from "./group-options";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";

/** The insert of a rotating bezel: its scale first, then its color. */
export function BezelInserts() {
  const { catalogue, t } = useConfigurator();
  return (
    <OptionGroup
      field="bezelInsertColor"
      legend={t("groups.bezelInsertColor")}
      options={catalogue.bezelInsertColor}
    >
      {(options) =>
        groupOptions(options, (option) => option.type).map((scale) => (
          <OptionCards
            key={scale.id}
            options={scale.options}
            shape="square"
            columns="four"
            heading={t.optional(`insertTypes.${scale.id}`) ?? scale.id}
          />
        ))
      }
    </OptionGroup>
  );
}
