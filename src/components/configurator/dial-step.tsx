"use client";
import { useConfigurator } from "./configurator-context";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";

/** The dial, as it is: round. */
export function DialStep() {
  const { catalogue, t } = useConfigurator();
  return (
    <OptionGroup field="dial" legend={t("groups.dial")} isLegendHidden options={catalogue.dial}>
      {(options, reasonId) => (
        <OptionCards field="dial" options={options} shape="round" columns="three" reasonId={reasonId} />
      )}
    </OptionGroup>
  );
}
