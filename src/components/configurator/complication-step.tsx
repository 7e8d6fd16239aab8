"use client";
import { useConfigurator } from "./configurator-context";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";
import { OptionRows } from "./option-rows";

/** What the watch shows besides the time, and how. */
export function ComplicationStep() {
  const { catalogue, t } = useConfigurator();
  return (
    <>
      <OptionRows
        field="complication"
        legend={t("groups.complication")}
        isLegendHidden
        options={catalogue.complication}
      />
      <OptionGroup field="gmtHand" legend={t("groups.gmtHand")} options={catalogue.gmtHand}>
        {(options, reasonId) => (
          <OptionCards field="gmtHand" options={options} shape="square" columns="five" reasonId={reasonId} />
        )}
      </OptionGroup>
      <OptionGroup field="dateColor" legend={t("groups.dateColor")} options={catalogue.dateColor}>
        {(options, reasonId) => (
          <OptionCards
            field="dateColor"
            options={options}
            shape="square"
            columns="four"
            reasonId={reasonId}
          />
        )}
      </OptionGroup>
      <OptionGroup field="dateMagnifier" legend={t("groups.dateMagnifier")} options={catalogue.dateMagnifier}>
        {(options, reasonId) => (
          <OptionCards
            field="dateMagnifier"
            options={options}
            shape="square"
            columns="four"
            reasonId={reasonId}
          />
        )}
      </OptionGroup>
    </>
  );
}
