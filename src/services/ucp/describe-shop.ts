import { questionGroups } from "@/src/domain/content/question-group";
import { languageTag, localise, locales, type Locale } from "@/src/domain/locale/locale";
import { currencies } from "@/src/domain/money/currency";
import type { Shop } from "@/src/services/shop";
import { openCatalog, returnsSlug } from "./catalog/open-catalog";

/** What a buyer asks before buying, in the shop's own words: delivery, returns, guarantee, sizes, and the questions of its FAQ. */
export async function describeShop(shop: Shop, locale: Locale) {
  const [{ view, snapshot, returns }, questions] = await Promise.all([
    openCatalog(shop, {}, locale),
    shop.store.content.questions(),
  ]);
  const { settings, words, page } = view;
  const { brand, shipping, leadDays, company } = settings;
  const { lead, text } = words.law.notice;
  const sizes = snapshot.products.flatMap(({ diameter }) => (diameter === null ? [] : [diameter]));
  return {
    name: brand.name,
    url: page("/"),
    languages: locales.map(languageTag),
    currencies,
    contact: { email: company.email, url: page("/contact") },
    delivery: {
      is_included_in_prices: true,
      countries: shipping.countries,
      days_to_dispatch: leadDays,
      days_in_transit: shipping.transitDays,
    },
    ...(returns && {
      returns: { description: localise(returns.description, locale), url: page(`/${returnsSlug}`) },
    }),
    guarantee: { description: `${lead} ${text}`, url: page("/garantie-legale") },
    case_diameters_mm: [...new Set(sizes)].toSorted((a, b) => a - b),
    questions: questionGroups.flatMap((group) =>
      questions
        .filter((one) => one.group === group)
        .map(({ question, answer }) => ({
          about: group,
          question: localise(question, locale),
          answer: localise(answer, locale),
        })),
    ),
  };
}
