"use client";
import { useAtomValue, useSetAtom } from "jotai";
import { differingFields } from "@/src/domain/watch/differing-fields";
import { priceWatch } from "@/src/domain/watch/price-watch";
import type { Selection, SelectionField } from "@/src/domain/watch/selection";
import {
  comparedAtom,
  keepVersionAtom,
  replacedLineAtom,
  selectionAtom,
  takeUpAtom,
} from "@/src/client/state/configurator/configurator";
import { LivePrice } from "@/src/components/price/live-price";
import { Button } from "@/src/components/primitives/button";
import { useConfigurator } from "./configurator-context";
import { nameOfChoice } from "./name-choices";
import { PriceDifference } from "./price-difference";
import { previewUrl } from "./preview-picture";
import styles from "./two-versions.module.css";
import { useWatchWords } from "./use-watch-words";

/** The initial or saved version of the watch beside the current one: both pictures, the differences, and both prices. */
export function TwoVersions({ onDone }: { onDone: () => void }) {
  const { catalogue, locale, rates, t } = useConfigurator();
  const now = useAtomValue(selectionAtom);
  const { selection: other, isKept } = useAtomValue(comparedAtom);
  const takeUp = useSetAtom(takeUpAtom);
  const keep = useSetAtom(keepVersionAtom);
  const replaces = useAtomValue(replacedLineAtom);
  const { altOf } = useWatchWords();
  const wordsOf = (selection: Selection, field: SelectionField) =>
    nameOfChoice(selection, field, catalogue, locale);
  // The steel of one case is another part than that of the next, but the same for the customer.
  const fields = differingFields(other, now).filter((field) => wordsOf(other, field) !== wordsOf(now, field));
  const versions = [
    { name: t(isKept ? "compare.kept" : "compare.start"), selection: other },
    { name: t("compare.now"), selection: now },
  ] as const;
  const partOf = (selection: Selection, field: SelectionField) => {
    const line = priceWatch(selection, catalogue).lines.find((one) => one.field === field);
    return (
      <>
        <span>{wordsOf(selection, field) || "–"}</span>{" "}
        {line && (line.price > 0 || line.own) && <PriceDifference priced={line} />}
      </>
    );
  };
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span data-sr="">{t("compare.part")}</span>
            </th>
            {versions.map(({ name, selection }) => (
              <th key={name} scope="col">
                <img
                  src={previewUrl(selection, "front", catalogue.version, 480)}
                  alt={altOf(selection, "front")}
                  width={480}
                  height={480}
                />
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`fields.${field}`)}</th>
              {versions.map(({ name, selection }) => (
                <td key={name}>{partOf(selection, field)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("price.label")}</th>
            {versions.map(({ name, selection }) => (
              <td key={name} data-type="data">
                <LivePrice
                  price={priceWatch(selection, catalogue).priced.total}
                  rates={rates}
                  locale={locale}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {fields.length === 0 && <p data-type="note">{t("compare.same")}</p>}
      <div className={styles.actions}>
        <Button
          tone="outline"
          onClick={() => {
            takeUp(other, replaces);
            onDone();
          }}
        >
          {t("compare.takeUp")}
        </Button>
        <Button
          tone="outline"
          onClick={() => {
            keep();
            onDone();
          }}
        >
          {t("compare.keep")}
        </Button>
      </div>
    </div>
  );
}
