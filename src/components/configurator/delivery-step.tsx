"use client";
import { useConfigurator } from "./configurator-context";
import { OptionRows } from "./option-rows";

/** What comes with the watch, when, and how long it is covered. */
export function DeliveryStep() {
  const { catalogue, t } = useConfigurator();
  return (
    <>
      <OptionRows field="packaging" legend={t("groups.packaging")} options={catalogue.packaging} />
      <OptionRows field="priority" legend={t("groups.priority")} options={catalogue.priority} />
      <OptionRows field="warranty" legend={t("groups.warranty")} options={catalogue.warranty} />
    </>
  );
}
