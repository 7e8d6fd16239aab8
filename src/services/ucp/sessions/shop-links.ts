import { japanNoticePath, sellsToJapan } from "@/src/domain/law/japan";
import type { Locale } from "@/src/domain/locale/locale";
import { shopUrl } from "@/src/services/orders/order-urls";
import type { Shop } from "@/src/services/shop";
import type { Snapshot } from "@/src/store/cache/snapshot";

const pages = [
  ["terms_of_service", "/conditions-generales", "terms"],
  ["privacy_policy", "/politique-des-cookies", "privacy"],
  ["refund_policy", "/politique-de-retour", "returns"],
  ["faq", "/faq", "faq"],
  ["legal_guarantee", "/garantie-legale", "guarantee"],
  ["imprint", "/mentions-legales", "imprint"],
] as const;

interface Place {
  readonly origin: Shop["origin"];
  readonly snapshot: Snapshot;
  readonly locale: Locale;
}

/** Pages of the shop that a buyer has to be able to read before paying. */
export function shopLinks({ origin, snapshot, locale }: Place) {
  const words = snapshot.words[locale].prepared.links;
  const links = pages.map(([type, path, name]) => ({
    type,
    url: shopUrl(origin, path, locale),
    title: words[name],
  }));
  const isJapanese = locale === "jp" && sellsToJapan(snapshot.settings.shipping.countries);
  return isJapanese
    ? [
        ...links,
        {
          type: "specified_commercial_transactions",
          url: shopUrl(origin, japanNoticePath, locale),
          title: words.japan,
        },
      ]
    : links;
}

/** What holds for everything the shop sells. */
export function shopPolicies({ origin, snapshot, locale }: Place) {
  const words = snapshot.words[locale].prepared.policies;
  return [
    {
      type: "dev.ucp.shopping.policy.return",
      description: { plain: words.return },
      url: shopUrl(origin, "/politique-de-retour", locale),
    },
    {
      type: "dev.ucp.shopping.policy.warranty",
      description: { plain: words.warranty },
      url: shopUrl(origin, "/garantie-legale", locale),
    },
  ];
}
