"use client";
import { useAtomValue } from "jotai";
import { localise } from "@/src/domain/locale/locale";
import type { Strap } from "@/src/domain/watch/catalogue";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { groupOptions } from "./group-options";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";
import { capitalised, headOfName, tailOfName } from "./split-name";

/** Straps of the chosen family, grouped by finish. */
export function StrapColors() {
  const { catalogue, locale, t } = useConfigurator();
  const { strapStyle } = useAtomValue(selectionAtom);
  const colors = catalogue.strapColor.filter((strap) => strap.family === strapStyle);
  const nameOf = (strap: Strap) => localise(strap.label, locale);
  return (
    <OptionGroup field="strapColor" legend={t("groups.strapColor")} options={colors}>
      {(options) =>
        groupOptions(options, (strap) => tailOfName(nameOf(strap))).map((finish, _, finishes) => (
          <OptionCards
            key={finish.id}
            options={finish.options}
            shape="square"
            columns="four"
            heading={finishes.length > 1 ? capitalised(finish.id) || t("strap.plainFinish") : undefined}
            nameOf={(strap) => headOfName(nameOf(strap))}
          />
        ))
      }
    </OptionGroup>
  );
}
