"use client";
import { useAtomValue } from "jotai";
import { localise } from "@/src/domain/locale/locale";
import type { Option } from "@/src/domain/watch/catalogue";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import { groupOptions } from "./group-options";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";
import { OptionRow } from "./option-row";
import { capitalised, headOfName, tailOfName } from "./split-name";

/** The rotor behind the glass of the back, engraved ones grouped by pattern. */
export function Rotors() {
  const { catalogue, locale, t } = useConfigurator();
  const { casebackType } = useAtomValue(selectionAtom);
  const nameOf = (option: Option) => localise(option.label, locale);
  return (
    <OptionGroup field="rotor" legend={t("groups.rotor")} options={catalogue.rotor}>
      {(options) => (
        <>
          {casebackType === "CLOSED" && <p data-type="note">{t("rotor.hidden")}</p>}
          {groupOptions(options, (option) => headOfName(nameOf(option))).map((pattern) =>
            pattern.options.length === 1 ? (
              pattern.options.map((option) => <OptionRow key={option.key} option={option} />)
            ) : (
              <OptionCards
                key={pattern.id}
                options={pattern.options}
                shape="round"
                columns="four"
                heading={pattern.id}
                nameOf={(option) => capitalised(tailOfName(nameOf(option)))}
              />
            ),
          )}
        </>
      )}
    </OptionGroup>
  );
}
