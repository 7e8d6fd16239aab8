"use client";
import type { AdminMessages } from "@/src/i18n/admin-messages";
import { useId } from "react";
import { useAddressLabels } from "@/src/admin/address-parts";
import { CountrySelect } from "@/src/admin/country-select";
import { isPostalWrong, PostalNote } from "@/src/admin/postal-note";
import { languages } from "@/src/domain/locale/languages";
import { addressFormat, type AddressPart } from "@/src/domain/order/address-format";
import { isLocale, locales } from "@/src/domain/locale/locale";
import { currencies, isCurrency } from "@/src/domain/money/currency";
import { type addressFields, buyerFields, type TypedBuyer } from "./by-hand-shape";
import styles from "./by-hand.module.css";

interface Props {
  buyer: TypedBuyer;
  countries: readonly (readonly [string, string])[];
  texts: AdminMessages<"orders.byHand">;
  onType: (buyer: TypedBuyer) => void;
}

const kinds = { email: "email", phone: "tel" } as const;

/** Buyer, language, currency and address. */
export function BuyerFields({ buyer, countries, texts, onType }: Props) {
  const id = useId();
  const labelOf = useAddressLabels(texts);
  const { parts } = addressFormat(buyer.country);
  const isAddressPart = (name: string): name is AddressPart => parts.some((part) => part === name);
  const field = (name: (typeof buyerFields)[number] | (typeof addressFields)[number]) => (
    <label key={name} htmlFor={`${id}${name}`}>
      {name === "state" || isAddressPart(name) ? labelOf(name, buyer.country) : texts[name]}
      {name === "country" ? (
        <CountrySelect
          id={`${id}${name}`}
          value={buyer.country}
          countries={countries}
          onChoose={(country) => onType({ ...buyer, country })}
        />
      ) : (
        <input
          id={`${id}${name}`}
          type={name === "email" || name === "phone" ? kinds[name] : "text"}
          value={buyer[name]}
          autoComplete="off"
          {...(name === "postalCode" && {
            "aria-invalid": isPostalWrong(buyer.postalCode, buyer.country),
            "aria-describedby": `${id}postal`,
          })}
          onChange={({ target }) => onType({ ...buyer, [name]: target.value })}
        />
      )}
      {name === "postalCode" && (
        <PostalNote id={`${id}postal`} code={buyer.postalCode} country={buyer.country} />
      )}
    </label>
  );
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{texts.buyer}</legend>
        <div className={styles.fields}>
          {buyerFields.map(field)}
          <label htmlFor={`${id}locale`}>
            {texts.language}
            <select
              id={`${id}locale`}
              value={buyer.locale}
              onChange={({ target }) => isLocale(target.value) && onType({ ...buyer, locale: target.value })}
            >
              {locales.map((locale) => (
                <option key={locale} value={locale}>
                  {languages[locale].name}
                </option>
              ))}
            </select>
          </label>
          <label htmlFor={`${id}currency`}>
            {texts.currency}
            <select
              id={`${id}currency`}
              value={buyer.currency}
              onChange={({ target }) =>
                isCurrency(target.value) && onType({ ...buyer, currency: target.value })
              }
            >
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          </label>
          <label htmlFor={`${id}note`}>
            {texts.note}
            <textarea
              id={`${id}note`}
              rows={2}
              value={buyer.note}
              onChange={({ target }) => onType({ ...buyer, note: target.value })}
            />
          </label>
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{texts.delivery}</legend>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={buyer.isAddressAsked}
            onChange={({ target }) => onType({ ...buyer, isAddressAsked: target.checked })}
          />
          {texts.askAddress}
        </label>
        {!buyer.isAddressAsked && (
          <div className={styles.fields}>
            {["recipient" as const, "country" as const, ...parts].map(field)}
          </div>
        )}
      </fieldset>
    </>
  );
}
