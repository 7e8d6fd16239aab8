"use client";
import { localise } from "@/src/domain/locale/locale";
import type { Option } from "@/src/domain/watch/catalogue";
import type { Selection } from "@/src/domain/watch/selection";
import type { Change, View } from "@/src/client/state/configurator/configurator";
import type { StepId } from "@/src/client/state/configurator/steps";
import { useConfigurator } from "./configurator-context";
import { namesOfStep } from "./name-choices";
import { inLine } from "./split-name";

const seen: Readonly<Record<View, readonly StepId[]>> = {
  front: ["case", "dial", "hands", "strap"],
  back: ["caseback", "strap"],
};

/** A watch, its steps and its changes in the words of the page's language. */
export function useWatchWords() {
  const { catalogue, locale, t } = useConfigurator();

  /** "Lisse, Acier, 36 mm" */
  const recap = (step: StepId, selection: Selection) =>
    namesOfStep(step, selection, catalogue, locale)
      .map((name, place) => (place === 0 ? name : inLine(name)))
      .join(t("separator"));

  /** Text alternative of the picture. */
  const altOf = (selection: Selection, view: View) =>
    t(view === "back" ? "preview.backAlt" : "preview.frontAlt", {
      parts: seen[view].map((step) => recap(step, selection)).join(t("separator")),
    });

  /** "Cadran, Vert sapin", for what undo takes back. */
  const changeName = (change: Change): string => {
    if (change.kind !== "choice") return t(`change.${change.kind}`);
    const options: readonly Option[] = catalogue[change.field];
    const option = options.find(({ key }) => key === change.key);
    return t("change.choice", {
      field: t(`fields.${change.field}`),
      option: option ? localise(option.label, locale) : "",
    });
  };

  return { recap, altOf, changeName };
}
