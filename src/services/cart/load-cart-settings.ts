import { noticeIn, type ShownNotice } from "@/src/domain/law/guarantee-notice";
import { japanDays, sellsToJapan } from "@/src/domain/law/japan";
import type { Locale } from "@/src/domain/locale/locale";
import type { Currency } from "@/src/domain/money/currency";
import { taxedCurrencies } from "@/src/domain/vat/contains-vat";
import type { ShopSettings } from "@/src/domain/settings";
import type { PageContent } from "@/src/services/content/page-content";

/** What the cart in the browser computes with and shows. */
export interface CartSettings extends Pick<
  ShopSettings,
  "rates" | "chargedAsShown" | "upsell" | "instalment"
> {
  /** Currencies whose prices contain tax. */
  readonly taxed: readonly Currency[];
  /** The notice on the legal guarantee; null where none is to be shown. */
  readonly notice: ShownNotice | null;
  /** Days of the way to Japan, null for unannounced ones; null for a shop that does not sell there. */
  readonly japan: { readonly days: number | null } | null;
}

/** The settings of the cart on a page. */
export async function loadCartSettings(
  content: Pick<PageContent, "settings" | "law">,
  locale: Locale,
): Promise<CartSettings> {
  const [settings, law] = await Promise.all([content.settings(), content.law()]);
  const { rates, chargedAsShown, upsell, instalment, shipping } = settings;
  const notice = noticeIn(law, shipping.countries, locale);
  const japan = sellsToJapan(shipping.countries) ? { days: japanDays(settings) } : null;
  const taxed = taxedCurrencies(settings);
  return { rates, chargedAsShown, upsell, instalment, taxed, notice, japan };
}
