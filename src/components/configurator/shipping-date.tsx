"use client";
import { useAtomValue } from "jotai";
import { dayText } from "@/src/domain/locale/day-text";
import { leadDays } from "@/src/domain/watch/lead-days";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useDispatchDay } from "@/src/components/primitives/use-dispatch-day";
import { useConfigurator } from "./configurator-context";

/** The shipping day if the watch is ordered today. */
export function ShippingDate() {
  const { catalogue, baseLeadDays, queueDays, closures, locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const day = useDispatchDay(Math.max(queueDays, leadDays(selection, catalogue, baseLeadDays)), closures);
  return day && <span>{t("shipping", { date: dayText(new Date(day), locale) })}</span>;
}
