"use client";
import { CheckboxInput, useField, useTranslation } from "@payloadcms/ui";
import type { NumberFieldClientProps } from "payload";
import { inReaderLanguage } from "@/src/domain/locale/in-reader-language";
import { HundredthsInput } from "./hundredths-input";
import styles from "./price-input.module.css";

const words = {
  fr: "Ce prix est voulu",
  en: "This price is intended",
  es: "Este precio es el deseado",
  ja: "この価格で間違いありません",
};

/** The confirmation of a price that changes by a large share: the price is entered once more, beside it. */
function Confirmation({ path, price }: { path: string; price: number }) {
  const { i18n } = useTranslation();
  const { value, setValue } = useField<number | null>({ path });
  return (
    <div className={styles.confirm}>
      <CheckboxInput
        id={`field-${path.replaceAll(".", "__")}`}
        name={path}
        checked={value === price}
        label={inReaderLanguage(words, i18n.language)}
        onToggle={({ target }) => setValue(target.checked ? price : null)}
      />
    </div>
  );
}

/** A price in euros, see collections/money-field.ts. */
export function PriceInput({ confirmation, ...props }: NumberFieldClientProps & { confirmation: string }) {
  return (
    <HundredthsInput
      {...props}
      unit="€"
      refused={(price, path) => <Confirmation price={price} path={path.replace(/[^.]+$/, confirmation)} />}
    />
  );
}
