import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { currencies } from "@/src/domain/money/currency";
import type { ShopSettings } from "@/src/domain/settings";
import { containsVat } from "@/src/domain/vat/contains-vat";
import { CurrencyNote } from "./currency-note";
import { currencySentence } from "./currency-sentence";

interface Props {
  settings: Pick<ShopSettings, "vat" | "markets" | "shipping" | "rates">;
  locale: Locale;
}

/** That a price includes the tax: not said in the currency of a market that is not taxed. */
export async function VatNote({ settings, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "common.price" });
  const sentence = currencySentence(
    currencies.map((currency) => [currency, containsVat(settings, currency) ? t("vat") : ""] as const),
  );
  return sentence && <CurrencyNote sentence={sentence} />;
}
