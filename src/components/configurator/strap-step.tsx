"use client";
import { useAtomValue } from "jotai";
import { localise } from "@/src/domain/locale/locale";
import type { Strap } from "@/src/domain/watch/catalogue";
import { selectionAtom } from "@/src/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { groupOptions } from "./group-options";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";
import { OptionRows } from "./option-rows";
import { SecondStrap } from "./second-strap";
import { capitalised, headOfName, tailOfName } from "./split-name";

/** Family, color grouped by finish, end link, buckle, and a second strap in the box. */
export function StrapStep() {
  const { catalogue, locale, t } = useConfigurator();
  const { strapStyle } = useAtomValue(selectionAtom);
  const colors = catalogue.strapColor.filter((strap) => strap.family === strapStyle);
  const nameOf = (strap: Strap) => localise(strap.label, locale);
  return (
    <>
      <OptionGroup field="strapStyle" legend={t("groups.strapStyle")} options={catalogue.strapStyle}>
        {(options, reasonId) => (
          <OptionCards
            field="strapStyle"
            options={options}
            shape="square"
            columns="four"
            reasonId={reasonId}
          />
        )}
      </OptionGroup>
      <OptionGroup field="strapColor" legend={t("groups.strapColor")} options={colors}>
        {(options, reasonId) =>
          groupOptions(options, (strap) => tailOfName(nameOf(strap))).map((finish, _, finishes) => (
            <OptionCards
              key={finish.id}
              field="strapColor"
              options={finish.options}
              shape="square"
              columns="four"
              reasonId={reasonId}
              heading={finishes.length > 1 ? capitalised(finish.id) || t("strap.plainFinish") : undefined}
              nameOf={(strap) => headOfName(nameOf(strap))}
            />
          ))
        }
      </OptionGroup>
      <OptionGroup field="strapEndlink" legend={t("groups.strapEndlink")} options={catalogue.strapEndlink}>
        {(options, reasonId) => (
          <OptionCards
            field="strapEndlink"
            options={options}
            shape="square"
            columns="four"
            reasonId={reasonId}
          />
        )}
      </OptionGroup>
      <OptionRows field="buckle" legend={t("groups.buckle")} options={catalogue.buckle} />
      <SecondStrap />
    </>
  );
}
