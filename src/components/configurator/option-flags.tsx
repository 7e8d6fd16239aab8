"use client";
import { useConfigurator } from "./configurator-context";
import type { Option } from "@/src/domain/watch/catalogue";
import { isSoldOut } from "@/src/domain/watch/is-offered";
import { Flag } from "@/src/components/primitives/flag";

/** Labels that distinguish an option from its neighbours. */
export function OptionFlags({ option }: { option: Option }) {
  const { t } = useConfigurator();
  if (isSoldOut(option)) return <Flag kind="gone">{t("option.soldOut")}</Flag>;
  if (option.hasWarning) return <Flag kind="workshop">{t("option.workshop")}</Flag>;
  if (option.isNew) return <Flag kind="new">{t("option.new")}</Flag>;
  return null;
}
