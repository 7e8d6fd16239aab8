"use client";
import { useAtomValue } from "jotai";
import { numberTag } from "@/src/domain/locale/locale";
import { selectionAtom, viewAtom } from "@/src/state/configurator/configurator";
import { useConfigurator } from "./configurator-context";
import styles from "./dimension-lines.module.css";

/**
 * The artwork shows a case of 1120 px between lug tips 1330 px apart, whatever its diameter: the lines of
 * dimension-lines.module.css stand on these edges, and the figure follows from the ratio.
 */
const lugTipsToDiameter = 1330 / 1120;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Diameter and length of the case, drawn where they are measured. The same figures stand in the options. */
export function DimensionLines() {
  const { locale, t } = useConfigurator();
  const { caseDiameter } = useAtomValue(selectionAtom);
  const view = useAtomValue(viewAtom);
  const diameter = Number.parseFloat(caseDiameter);
  if (!Number.isFinite(diameter)) return null;
  const text = (value: number) =>
    t("preview.millimetres", { value: new Intl.NumberFormat(numberTag(locale)).format(tenths(value)) });
  return (
    <div className={styles.lines} data-view={view} aria-hidden="true">
      <span className={styles.across}>
        <i>{text(diameter)}</i>
      </span>
      <span className={styles.along}>
        <i>{text(diameter * lugTipsToDiameter)}</i>
      </span>
    </div>
  );
}
