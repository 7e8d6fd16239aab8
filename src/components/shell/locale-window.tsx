"use client";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { writeCookie } from "@/src/client/browser/cookies";
import { languages } from "@/src/domain/locale/languages";
import { isLocale, languageTag, locales, type Locale } from "@/src/domain/locale/locale";
import { currencyCookie, isCurrency } from "@/src/domain/money/currency";
import { browserTexts } from "@/src/i18n/browser-texts";
import { localeHref } from "@/src/i18n/locale-href";
import type french from "@/src/i18n/messages/fr/common.json";
import type { TextTree } from "@/src/i18n/text-tree";
import { useCurrency } from "@/src/client/state/currency";
import { Button } from "@/src/components/primitives/button";
import { currencyLabels } from "./currency-labels";
import styles from "./locale-window.module.css";
import { rememberLocale } from "./remember-locale";
import { usePath } from "./use-path";

interface Props {
  locale: Locale;
  texts: TextTree;
  onClose: () => void;
}

/**
 * Choice of language and currency. Confirming reloads the page only if the currency changed; another language
 * leads to the same path. Source: specification §2, language/currency modal.
 */
export function LocaleWindow({ locale, texts, onClose }: Props) {
  const t = browserTexts<typeof french>(texts, locale);
  const currency = useCurrency();
  const path = usePath();
  const router = useRouter();

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const choice = new FormData(event.currentTarget);
    const newLocale = choice.get("locale");
    const newCurrency = choice.get("currency");
    onClose();
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
    <form onSubmit={confirm}>
      <div className={styles.choices}>
        <fieldset>
          <legend>{t("locale.language")}</legend>
          {locales.map((code) => (
            <label key={code} className={styles.language} lang={languageTag(code)}>
              <input type="radio" name="locale" value={code} defaultChecked={code === locale} />
              {languages[code].name}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t("locale.currency")}</legend>
          <div className={styles.currencies}>
            {currencyLabels(locale).map(({ code, label }) => (
              <label key={code} className={styles.currency}>
                <input type="radio" name="currency" value={code} defaultChecked={code === currency} />
                {label}
              </label>
            ))}
          </div>
          <p data-type="note">{t("locale.charge")}</p>
        </fieldset>
      </div>
      <footer className={styles.actions}>
        <Button tone="outline" onClick={onClose}>
          {t("locale.cancel")}
        </Button>
        <Button type="submit">{t("locale.confirm")}</Button>
      </footer>
    </form>
  );
}
