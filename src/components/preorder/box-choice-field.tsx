"use client";
import type { PreorderResponse } from "@/src/domain/contracts/preorder-offer";
import type { Locale } from "@/src/domain/locale/locale";
import type { Rates } from "@/src/domain/money/currency";
import { LivePrice } from "@/src/components/price/live-price";
import styles from "./box-choice-field.module.css";
import { pieceFields } from "@/src/domain/preorder/pay-page";
import type { PreorderTexts } from "./preorder-words";

interface Props {
  offer: Pick<PreorderResponse, "boxes">;
  chosen: string;
  onChoose: (key: string) => void;
  rates: Rates;
  locale: Locale;
  t: PreorderTexts;
}

/** The box of the watch, and its price. */
export function BoxChoiceField({ offer: { boxes }, chosen, onChoose, rates, locale, t }: Props) {
  return (
    <fieldset className={styles.boxes}>
      <legend>{t("choose.box")}</legend>
      {boxes.map(({ key, label, price }) => (
        <label key={key}>
          <input
            type="radio"
            name={pieceFields.box}
            value={key}
            checked={key === chosen}
            onChange={() => onChoose(key)}
          />
          <span>{label}</span>
          <span data-type="data">
            {price === 0 ? (
              t("choose.included")
            ) : (
              <>
                + <LivePrice price={price} rates={rates} locale={locale} />
              </>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
