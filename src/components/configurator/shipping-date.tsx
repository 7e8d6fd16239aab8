"use client";
import { useAtomValue } from "jotai";
import { useSyncExternalStore } from "react";
import { languageTag } from "@/src/domain/locale/locale";
import { leadDays } from "@/src/domain/watch/lead-days";
import { selectionAtom } from "@/src/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";

const dayMs = 86_400_000;

/** Today, to the day: the page itself may be some days old. Unknown on the server. */
const today = () => Math.floor(Date.now() / dayMs);
const unknown = () => null;
const neverChanges = () => () => undefined;

/** When the parcel leaves if the watch is ordered today. */
export function ShippingDate() {
  const { catalogue, baseLeadDays, queueDays, locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const day = useSyncExternalStore(neverChanges, today, unknown);
  if (day === null) return null;
  const days = Math.max(queueDays, leadDays(selection, catalogue, baseLeadDays));
  const date = new Date((day + days) * dayMs);
  const text = new Intl.DateTimeFormat(languageTag(locale), {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return <span>{t("shipping", { date: text.format(date) })}</span>;
}
