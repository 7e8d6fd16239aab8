import { getTranslations } from "next-intl/server";
import type { Locale } from "@/src/domain/locale/locale";
import type { ShopSettings } from "@/src/domain/settings";
import { RefusedCountry } from "./refused-country";

interface Props {
  settings: Pick<ShopSettings, "markets" | "shipping">;
  locale: Locale;
}

/** Said beside a buying button where the shop may not send to the shopper's country; the page is the same for all. */
export async function DeliveryNote({ settings: { markets, shipping }, locale }: Props) {
  const t = await getTranslations({ locale, namespace: "common.delivery" });
  return (
    <RefusedCountry
      sold={shipping.countries}
      markets={markets.map(({ currency, countries }) => ({ currency, countries }))}
      locale={locale}
      texts={{ refused: t.raw("refused"), where: t("where") }}
    />
  );
}
