"use client";
import { useAtom } from "jotai";
import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { writeCookie } from "../../browser/cookies";
import { isLocale, languageTag, locales, type Locale } from "../../domain/locale/locale";
import { currencyCookie, isCurrency } from "../../domain/money/currency";
import { localeHref } from "../../i18n/locale-href";
import { localeDialogAtom } from "../../state/locale-dialog";
import { useCurrency } from "../../state/currency";
import { Button } from "../primitives/button";
import { Dialog } from "../primitives/dialog";
import styles from "./locale-dialog.module.css";
import { rememberLocale } from "./remember-locale";
import { usePath } from "./use-path";

interface Props {
  locale: Locale;
  languages: Readonly<Record<Locale, string>>;
  /** Code and what is written for it: "EUR €". */
  currencies: readonly { readonly code: string; readonly label: string }[];
  texts: Record<"title" | "language" | "currency" | "charge" | "cancel" | "confirm" | "close", string>;
}

/**
 * Choice of language and currency. Confirming reloads the page only if the currency changed; another language
 * leads to the same path. Source: specification §2, language/currency modal.
 */
export function LocaleDialog({ locale, languages, currencies, texts }: Props) {
  const [isOpen, setOpen] = useAtom(localeDialogAtom);
  // The form is made when it is first needed: only then is the shopper's currency known.
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const currency = useCurrency();
  const path = usePath();
  const router = useRouter();
  const close = () => setOpen(false);

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choice = new FormData(event.currentTarget);
    const newLocale = choice.get("locale");
    const newCurrency = choice.get("currency");
    close();
    if (!isLocale(newLocale) || !isCurrency(newCurrency)) return;
    const address = localeHref(newLocale, path) + window.location.search;
    if (newLocale !== locale) rememberLocale(newLocale);
    if (newCurrency !== currency) {
      writeCookie({ ...currencyCookie, value: newCurrency });
      if (newLocale === locale) window.location.reload();
      else window.location.assign(address);
    } else if (newLocale !== locale) router.push(address);
  };

  return (
    <Dialog isOpen={isOpen} onClose={close} title={texts.title} closeLabel={texts.close}>
      {wasOpened && (
        <form onSubmit={confirm}>
          <div className={styles.choices}>
            <fieldset>
              <legend>{texts.language}</legend>
              {locales.map((code) => (
                <label key={code} className={styles.language} lang={languageTag(code)}>
                  <input type="radio" name="locale" value={code} defaultChecked={code === locale} />
                  {languages[code]}
                </label>
              ))}
            </fieldset>
            <fieldset>
              <legend>{texts.currency}</legend>
              <div className={styles.currencies}>
                {currencies.map(({ code, label }) => (
                  <label key={code} className={styles.currency}>
                    <input type="radio" name="currency" value={code} defaultChecked={code === currency} />
                    {label}
                  </label>
                ))}
              </div>
              <p data-type="note">{texts.charge}</p>
            </fieldset>
          </div>
          <footer className={styles.actions}>
            <Button tone="outline" onClick={close}>
              {texts.cancel}
            </Button>
            <Button type="submit">{texts.confirm}</Button>
          </footer>
        </form>
      )}
    </Dialog>
  );
}
