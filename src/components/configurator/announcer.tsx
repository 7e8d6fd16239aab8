"use client";
import { useAtomValue } from "jotai";
import { priceWatch } from "../../domain/watch/price-watch";
import { historyAtom } from "../../state/configurator/configurator";
import { useCurrency } from "../../state/currency";
import { priceText } from "../price/price-texts";
import { useConfigurator } from "./configurator-context";
import { useWatchWords } from "./use-watch-words";

/** Says the last change and the new price to a screen reader, once it has nothing else to say. */
export function Announcer() {
  const { catalogue, rates, locale, t } = useConfigurator();
  const { past, present } = useAtomValue(historyAtom);
  const currency = useCurrency();
  const { changeName } = useWatchWords();
  const text =
    present.change && past.length > 0
      ? t("price.announce", {
          change: changeName(present.change),
          price: priceText(priceWatch(present.value, catalogue).total, currency, rates, locale),
        })
      : "";
  return (
    <p data-sr="" aria-live="polite">
      {text}
    </p>
  );
}
