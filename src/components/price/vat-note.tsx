import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import { marketOfCurrency } from "@/src/domain/market/market";
import { currencies } from "@/src/domain/money/currency";
import type { ShopSettings } from "@/src/domain/settings";
import { CurrencyNote } from "./currency-note";
import { currencySentence } from "./currency-sentence";

interface Props {
  settings: Pick<ShopSettings, "markets">;
  locale: Locale;
}

/** That a price includes the tax: not said in the currency of a market beyond the border, where the shop charges none. */
export async function VatNote({ settings: { markets }, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "common.price" });
  const sentence = currencySentence(
    currencies.map((currency) => {
      const payer = marketOfCurrency(markets, currency)?.border.payer ?? "none";
      return [currency, payer === "none" ? t("vat") : ""] as const;
    }),
  );
  return sentence && <CurrencyNote sentence={sentence} />;
}
