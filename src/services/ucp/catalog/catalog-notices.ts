import { productSafety } from "@/src/domain/law/product-safety";
import type { Operator } from "@/src/domain/law/law";
import { fill } from "@/src/domain/locale/fill";
import { localise } from "@/src/domain/locale/locale";
import type { Product } from "@/src/domain/product/product";
import { bespokeProductId } from "@/src/domain/ucp/catalog/bespoke-product";
import type { UcpProduct } from "@/src/domain/ucp/catalog/product";
import { contextCountry, type BuyerContext } from "@/src/domain/ucp/context";
import type { UcpMessage } from "@/src/domain/ucp/message";
import { returnsSlug, type OpenCatalog } from "./open-catalog";

/** Messages about the shop as a whole: that it is closed, or does not deliver to the buyer's country. */
export function shopNotices({ view }: OpenCatalog, context: BuyerContext): readonly UcpMessage[] {
  const { settings, words, locale } = view;
  const texts = words["agent-catalog"];
  const country = contextCountry(context);
  const { maintenance, shipping } = settings;
  return [
    ...(maintenance.isClosed
      ? [
          {
            type: "warning",
            code: "shop_closed",
            content: localise(maintenance.text, locale) || texts.closed,
          } as const,
        ]
      : []),
    ...(country !== null && !shipping.countries.includes(country)
      ? [{ type: "warning", code: "not_delivered", content: fill(texts.notDelivered, { country }) } as const]
      : []),
  ];
}

/** A policy of an answer. Source: schemas/common/types/policy.json of the protocol. */
interface UcpPolicy {
  readonly type: string;
  readonly description: { readonly plain: string };
  readonly url: string;
  readonly applies_to?: readonly string[];
}

const isCard = ({ categories }: UcpProduct) => categories.some(({ value }) => value === "gift-card");

/**
 * Terms of returns and guarantee, as the shop's pages tell them; they hold for watches, not for gift cards.
 * @param paths of the products in the answer
 */
export function policiesOf(
  products: readonly UcpProduct[],
  paths: readonly string[],
  { view, returns }: OpenCatalog,
): readonly UcpPolicy[] {
  const { words, locale, page } = view;
  const watches = paths.filter((_, at) => products[at] && !isCard(products[at]));
  if (watches.length === 0) return [];
  const target = watches.length === products.length ? {} : { applies_to: watches };
  const { lead, text } = words.law.notice;
  return [
    ...(returns
      ? [
          {
            type: "dev.ucp.shopping.policy.return",
            description: { plain: localise(returns.description, locale) },
            url: page(`/${returnsSlug}`),
            ...target,
          },
        ]
      : []),
    {
      type: "dev.ucp.shopping.policy.warranty",
      description: { plain: `${lead} ${text}` },
      url: page("/garantie-legale"),
      ...target,
    },
  ];
}

const contactOf = ({ name, address, electronicAddress }: Operator): string =>
  [name, ...address, electronicAddress].filter((text) => text !== "").join(", ");

/** What an offer has to tell of the safety of a product. Source: regulation (EU) 2023/988, article 19. */
export function safetyNotice(shown: UcpProduct, { view, law }: OpenCatalog): readonly UcpMessage[] {
  const { products, settings, words, locale } = view;
  const sku = shown.variants[0].sku;
  const isOfVariant = (product: Product) =>
    shown.id === bespokeProductId ? product.kind === "bespoke" : product.sku === sku;
  const product = products.find(isOfVariant);
  const safety = product ? productSafety(product, law, settings, [sku]) : null;
  if (!safety) return [];
  const texts = words.law.safety;
  const { manufacturer, responsiblePerson, warnings } = safety;
  const line = (part: string, choices: string) => fill(words.articles.part, { part, choices });
  const content = [
    texts.title,
    line(texts.manufacturer, contactOf(manufacturer)),
    ...(responsiblePerson ? [line(texts.responsible, contactOf(responsiblePerson))] : []),
    line(texts.warnings, warnings.map((text) => localise(text, locale)).join("\n")),
  ].join("\n");
  return [
    { type: "warning", code: "product_safety", path: "$.product", presentation: "disclosure", content },
  ];
}
