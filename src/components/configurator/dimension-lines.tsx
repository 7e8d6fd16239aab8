"use client";
import { useAtomValue } from "jotai";
import { measureText } from "@/src/domain/locale/locale";
import { caseMeasures, diameterOfKey } from "@/src/domain/watch/case-measures";
import { selectionAtom, viewAtom } from "@/src/client/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import styles from "./dimension-lines.module.css";

/**
 * Diameter and length of the case, drawn at their measuring points: dimension-lines.module.css uses the edges of the
 * drawn case. The same figures are in the options.
 */
export function DimensionLines() {
  const { locale, t } = useConfigurator();
  const { caseDiameter } = useAtomValue(selectionAtom);
  const view = useAtomValue(viewAtom);
  const diameter = diameterOfKey(caseDiameter);
  if (diameter === null) return null;
  const text = (value: number) => t("preview.millimetres", { value: measureText(value, locale) });
  return (
    <div className={styles.lines} data-view={view} aria-hidden="true">
      <span className={styles.across}>
        <i>{text(diameter)}</i>
      </span>
      <span className={styles.along}>
        <i>{text(caseMeasures(diameter).lugToLug)}</i>
      </span>
    </div>
  );
}
