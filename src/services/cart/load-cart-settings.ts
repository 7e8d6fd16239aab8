import { noticeIn, type ShownNotice } from "@/src/domain/law/guarantee-notice";
import type { Locale } from "@/src/domain/locale/locale";
import type { ShopSettings } from "@/src/domain/settings";
import type { PageContent } from "@/src/services/content/page-content";

/** What the cart in the browser computes with and shows. */
export interface CartSettings extends Pick<
  ShopSettings,
  "rates" | "chargedAsShown" | "upsell" | "instalment"
> {
  /** The notice on the legal guarantee; null where none is to be shown. */
  readonly notice: ShownNotice | null;
}

/** The settings of the cart on a page. */
export async function loadCartSettings(
  content: Pick<PageContent, "settings" | "law">,
  locale: Locale,
): Promise<CartSettings> {
  const [settings, law] = await Promise.all([content.settings(), content.law()]);
  const { rates, chargedAsShown, upsell, instalment, shipping } = settings;
  return { rates, chargedAsShown, upsell, instalment, notice: noticeIn(law, shipping.countries, locale) };
}
