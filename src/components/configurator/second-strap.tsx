"use client";
import { useAtomValue } from "jotai";
import { localise } from "@/src/domain/locale/locale";
import type { Option } from "@/src/domain/watch/catalogue";
import { findOption } from "@/src/domain/watch/find-option";
import { selectionAtom } from "@/src/client/state/configurator/configurator";
import { Icon } from "@/src/components/primitives/icon";
import { useConfigurator } from "./configurator-context";
import { groupOptions } from "./group-options";
import { OptionCards } from "./option-cards";
import { OptionGroup } from "./option-group";
import { OptionRow } from "./option-row";
import styles from "./second-strap.module.css";
import { capitalised, headOfName, tailOfName } from "./split-name";

/** Keys of the flat list have the form STR-{style}-{color}; NONE has no style. */
const familyOfKey = (key: string) => /^STR-([^-]+)-/.exec(key)?.[1] ?? "";

/** A second strap for the box: none, or one of any family, which expands. */
export function SecondStrap() {
  const { catalogue, locale, t } = useConfigurator();
  const selection = useAtomValue(selectionAtom);
  const nameOf = (option: Option) => localise(option.label, locale);
  const chosen = findOption(catalogue, selection, "secondStrap");
  return (
    <OptionGroup field="secondStrap" legend={t("groups.secondStrap")} options={catalogue.secondStrap}>
      {(sold) =>
        groupOptions(sold, (option) => familyOfKey(option.key)).map(({ id, options }) =>
          id === "" ? (
            options.map((option) => <OptionRow key={option.key} option={option} />)
          ) : (
            <details key={id} className={styles.family} name="second-strap">
              <summary>
                <span>{options[0] && headOfName(nameOf(options[0]))}</span>
                {chosen && familyOfKey(chosen.key) === id && (
                  <span className={styles.chosen}>{tailOfName(nameOf(chosen))}</span>
                )}
                <Icon name="chevron" size="small" />
              </summary>
              <OptionCards
                options={options}
                shape="square"
                columns="four"
                nameOf={(option) => capitalised(tailOfName(nameOf(option)))}
              />
            </details>
          ),
        )
      }
    </OptionGroup>
  );
}
