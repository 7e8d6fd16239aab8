"use client";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { localise } from "@/src/domain/locale/locale";
import type { Hands } from "@/src/domain/watch/catalogue";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { groupOptions } from "./group-options";
import { filterHands, noFilter, valuesOf, type HandsFilter } from "./hands-filter";
import { HandsFilterBar } from "./hands-filter-bar";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";
import { capitalised, headOfName, tailOfName } from "./split-name";

/** One metal after the other, in the order of the filter. */
const byMetal = (hands: readonly Hands[], metals: readonly string[]) =>
  hands.toSorted((one, other) => metals.indexOf(one.metal) - metals.indexOf(other.metal));

/**
 * About ninety sets of hands, each on the shopper's own dial: grouped by family and metal, filtered by metal and
 * lume, searched by name.
 */
export function HandsOptions() {
  const { catalogue, locale, t } = useConfigurator();
  const [filter, setFilter] = useState<HandsFilter>(noFilter);
  const { hands: chosen } = useAtomValue(selectionAtom);
  const nameOf = (option: Hands) => localise(option.label, locale);
  const sold = catalogue.hands.filter((option) => option.enabled);
  const metals = valuesOf(sold.map(({ metal }) => metal));
  const found = filterHands(sold, filter, locale);
  const isChosenHidden = !found.some((option) => option.key === chosen);
  return (
    <>
      <HandsFilterBar hands={sold} filter={filter} onChange={setFilter} found={found.length} />
      <OptionGroup field="hands" legend={t("groups.hands")} isLegendHidden options={found}>
        {(options) =>
          groupOptions(options, (option) => option.family).map((family) => (
            <OptionCards
              key={family.id}
              options={byMetal(family.options, metals)}
              shape="round"
              columns="three"
              heading={family.options[0] && headOfName(nameOf(family.options[0]))}
              nameOf={(option) => capitalised(tailOfName(nameOf(option)) || nameOf(option))}
            />
          ))
        }
      </OptionGroup>
      {isChosenHidden && (
        <p data-type="note">{t(found.length > 0 ? "hands.chosenHidden" : "hands.nothing")}</p>
      )}
    </>
  );
}
