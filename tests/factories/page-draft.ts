import { minor } from "@/src/domain/money/minor";
import type { OrderDraft } from "@/src/domain/order/order";
import type { OpenShop } from "@/tests/setup/open-shop";

/** A donation of so many euros, as its page orders it. */
export async function pageDraft(open: OpenShop, euros: number): Promise<OrderDraft> {
  const settings = await open.shop.store.loadSettings();
  const total = minor(euros * 100);
  return {
    locale: "fr",
    lines: [
      {
        sku: "DON",
        kind: "donation",
        title: "Don à l’atelier",
        details: [],
        quantity: 1,
        fullUnit: total,
        unit: total,
        discount: 0,
        total,
        shownTotal: total,
        image: null,
        href: "/dons",
        selection: null,
        gift: null,
        tastes: null,
      },
    ],
    chargeCurrency: "EUR",
    total,
    currency: "EUR",
    shownTotal: total,
    vatPercent: settings.vatPercent,
    rates: settings.rates,
    note: "",
    promo: null,
    termsVersion: settings.termsVersion,
    catalogueVersion: "1",
  };
}
