import { PayNotices } from "@/src/components/law/pay-notices";
import { SafetySection } from "@/src/components/law/safety-section";
import { countryNames, detailViews } from "@/src/components/preorder/detail-views";
import { FirstLook } from "@/src/components/preorder/first-look";
import { Terms } from "@/src/components/preorder/terms";
import { productSafety } from "@/src/domain/law/product-safety";
import { moneySettings } from "@/src/components/preorder/money-settings";
import type { Locale } from "@/src/domain/locale/locale";
import { pageTexts } from "@/src/i18n/page-texts";
import { CmsPage } from "@/src/app/_shop/cms-page";
import { storefrontData, walletOffered } from "@/src/app/_shop/page-data";

interface Props {
  /** Page composed by an editor, shown to guests above the offer. */
  slug: string;
  /** Whether cards are accepted; the other page is the wallet's own. */
  isCardOffered: boolean;
  locale: Locale;
}

/** Offer behind the password gate. */
const firstLook = "avant-premiere";

/** Any watch: this HTML is read by everyone and says nothing of the offer. */
const unnamed = { kind: "watch", sku: "" } as const;

/**
 * A page behind the password gate of a preview offer: its HTML is the same for all visitors and contains nothing of
 * the offer.
 */
export async function FirstLookPage({ slug, isCardOffered, locale }: Props) {
  const [{ settings, law }, texts, forms, wallet, isWalletOffered] = await Promise.all([
    storefrontData(),
    pageTexts(locale, "preorder"),
    pageTexts(locale, "forms"),
    pageTexts(locale, "wallet"),
    walletOffered(),
  ]);
  const { shipping } = settings;
  const { fields, texts: formTexts, names } = detailViews(forms, shipping.countries, locale);
  return (
    <FirstLook
      offer={firstLook}
      {...{ fields, formTexts, names, texts, locale }}
      countries={Object.fromEntries(
        countryNames(shipping.countries, locale).map(({ value, label }) => [value, label]),
      )}
      money={await moneySettings(settings, locale)}
      wallet={isWalletOffered && !isCardOffered ? wallet : null}
      // A shop without a wallet accepts cards here too.
      isCardOffered={isCardOffered || !isWalletOffered}
      other={isCardOffered ? (isWalletOffered ? "paypal" : null) : "bienvenue"}
      terms={<Terms locale={locale} />}
      notices={<PayNotices law={law} countries={shipping.countries} locale={locale} />}
      safety={<SafetySection safety={productSafety(unnamed, law, settings, [])} locale={locale} />}
    >
      <CmsPage slug={slug} locale={locale} />
    </FirstLook>
  );
}
