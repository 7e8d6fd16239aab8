"use client";
import { useAtomValue } from "jotai";
import { priceWatch } from "@/src/domain/watch/price-watch";
import { lastActionAtom, selectionAtom, type LastAction } from "@/src/client/state/configurator/configurator";
import { useCurrency } from "@/src/client/state/currency";
import { priceText } from "@/src/components/price/price-texts";
import { useConfigurator } from "./configurator-context";
import { useWatchWords } from "./use-watch-words";

/** Announces the last change and the new price to screen readers, after other announcements. */
export function Announcer() {
  const { catalogue, rates, locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const last = useAtomValue(lastActionAtom);
  const currency = useCurrency();
  const { changeName } = useWatchWords();

  const whatHappened = ({ kind, change }: LastAction) => {
    const name = changeName(change);
    if (kind === "done") return name;
    return t(kind === "undone" ? "undo.done" : "redo.done", { change: name });
  };
  return (
    <p data-sr="" aria-live="polite">
      {last &&
        t("price.announce", {
          change: whatHappened(last),
          price: priceText(priceWatch(selection, catalogue).priced.total, currency, rates, locale),
        })}
    </p>
  );
}
