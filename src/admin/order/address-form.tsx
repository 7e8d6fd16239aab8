"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { Button } from "@payloadcms/ui";
import { useId, useState } from "react";
import { useAddressLabels, withUsedParts } from "@/src/admin/address-parts";
import { CountrySelect } from "@/src/admin/country-select";
import { isPostalWrong, PostalNote } from "@/src/admin/postal-note";
import { addressFormat, missingParts, type AddressPart } from "@/src/domain/order/address-format";
import styles from "./address-form.module.css";
import { useStaffCall } from "@/src/admin/use-staff-call";

export type TypedAddress = Readonly<Record<"name" | "country" | AddressPart, string>>;

interface Props {
  order: number;
  /** the current address */
  address: TypedAddress;
  /** delivery countries: code and name */
  countries: readonly (readonly [string, string])[];
  texts: AdminMessages<"orders.address">;
}

/** Corrects the address of an order; its buyer is notified. No form element: it is inside the admin's form. */
export function AddressForm({ order, address, countries, texts }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(address);
  const { isBusy, send } = useStaffCall("order-address", texts);
  const labelOf = useAddressLabels(texts);
  const { parts } = addressFormat(typed.country);
  const fields = ["name", "country", ...parts] as const;
  const isComplete = typed.name.trim() !== "" && missingParts(typed.country, typed).length === 0;
  const isWrong = isPostalWrong(typed.postalCode, typed.country);
  const isChanged = fields.some((name) => typed[name].trim() !== address[name]);
  const type = (name: keyof TypedAddress, text: string) => setTyped({ ...typed, [name]: text });
  return (
    <details className={styles.address}>
      <summary>{texts.correct}</summary>
      <div className={styles.fields}>
        {fields.map((name) => (
          <label key={name} htmlFor={`${id}${name}`}>
            {name === "name" || name === "country" ? texts[name] : labelOf(name, typed.country)}
            {name === "country" ? (
              <CountrySelect
                id={`${id}${name}`}
                value={typed.country}
                countries={countries}
                onChoose={(code) => type(name, code)}
              />
            ) : (
              <input
                id={`${id}${name}`}
                value={typed[name]}
                autoComplete="off"
                {...(name === "postalCode" && {
                  "aria-invalid": isWrong,
                  "aria-describedby": `${id}postal`,
                })}
                onChange={({ target }) => type(name, target.value)}
                // Enter must not submit the admin's own form from here.
                onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
              />
            )}
            {name === "postalCode" && (
              <PostalNote id={`${id}postal`} code={typed.postalCode} country={typed.country} />
            )}
          </label>
        ))}
      </div>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isBusy || !isComplete || !isChanged || isWrong}
        onClick={() => void send({ order, ...withUsedParts(typed) })}
      >
        {texts.confirm}
      </Button>
    </details>
  );
}
