"use client";
import { useAtomValue } from "jotai";
import { dayText } from "@/src/domain/locale/day-text";
import { leadDays } from "@/src/domain/watch/lead-days";
import { selectionAtom } from "@/src/state/configurator/configurator";
import { useDayFromNow } from "@/src/components/primitives/use-day-from-now";
import { useConfigurator } from "./configurator-context";

/** When the parcel leaves if the watch is ordered today. */
export function ShippingDate() {
  const { catalogue, baseLeadDays, queueDays, locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const date = useDayFromNow(Math.max(queueDays, leadDays(selection, catalogue, baseLeadDays)));
  return date && <span>{t("shipping", { date: dayText(date, locale) })}</span>;
}
