"use client";
import { useAdminMessages } from "@/src/admin/use-admin-messages";
import { CheckboxInput, useField } from "@payloadcms/ui";
import type { NumberFieldClientProps } from "payload";
import { HundredthsInput } from "./hundredths-input";
import styles from "./price-input.module.css";

/** The confirmation of a price that changes by a large share: the price is entered once more, beside it. */
function Confirmation({ path, price }: { path: string; price: number }) {
  const { value, setValue } = useField<number | null>({ path });
  return (
    <div className={styles.confirm}>
      <CheckboxInput
        id={`field-${path.replaceAll(".", "__")}`}
        name={path}
        checked={value === price}
        label={useAdminMessages("priceInput")}
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
