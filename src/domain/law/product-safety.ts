import { isExampleAddress, isUnsaid } from "@/src/domain/company-facts";
import { isParcel, type LineKind } from "@/src/domain/cart/article-kind";
import { locales, type Localised } from "@/src/domain/locale/locale";
import type { Product } from "@/src/domain/product/product";
import type { ShopSettings } from "@/src/domain/settings";
import { unionCountries } from "@/src/domain/vat/union";
import { warnedParts, type Law, type Operator } from "./law";

/** What a page tells of the safety of a product. Source: regulation (EU) 2023/988, article 19. */
export interface ProductSafety {
  readonly manufacturer: Operator & { readonly trademark: string };
  /** Null for a manufacturer in the Union. */
  readonly responsiblePerson: Operator | null;
  /** What identifies the product: its sku, or those of its sizes. */
  readonly identifiers: readonly string[];
  readonly warnings: readonly Localised[];
}

/** Facts of an operator, by the names they have in the form. */
export type OperatorFact = "name" | "address" | "electronicAddress";

type Seller = Pick<ShopSettings, "company" | "vat" | "brand">;

/** The manufacturer: the shop's own company, where another one is not entered. */
export function manufacturerOf(
  { manufacturer }: Pick<Law, "manufacturer">,
  { company, vat, brand }: Seller,
): Law["manufacturer"] {
  const isOwn = manufacturer.name === "";
  return {
    name: manufacturer.name || company.name,
    trademark: manufacturer.trademark || brand.name,
    address: manufacturer.address.length > 0 || !isOwn ? manufacturer.address : company.address,
    electronicAddress: manufacturer.electronicAddress || (isOwn ? company.email : ""),
    country: manufacturer.country || (isOwn ? vat.country : ""),
  };
}

/** Whether a responsible person in the Union has to be named; a manufacturer without a country counts as outside. */
export const needsResponsiblePerson = ({ country }: Law["manufacturer"]): boolean =>
  !unionCountries.has(country);

/** Facts of an operator that are missing or an example. */
export function missingOperatorFacts({
  name,
  address,
  electronicAddress,
}: Operator): readonly OperatorFact[] {
  const facts = [
    ["name", name],
    ["address", address.join("\n")],
    ["electronicAddress", electronicAddress],
  ] as const;
  return facts.filter(([, said]) => isUnsaid(said) || isExampleAddress(said)).map(([fact]) => fact);
}

type Warned = Pick<Product, "kind" | "warnings">;

/** A card is no thing; a gift watch is paid now and chosen later. */
const isThing = (kind: LineKind): boolean => isParcel(kind) || kind === "gift-watch";

/** Warnings of a product: its own in place of those of any watch, then those of strap and box. */
export const warningsOf = (
  { warnings }: Pick<Product, "warnings">,
  law: Pick<Law, "warnings">,
): readonly Localised[] =>
  warnedParts.map((part) => (part === "watch" && warnings ? warnings : law.warnings[part]));

/** Whether a product has no warnings in one of the shop's languages. */
export const lacksWarnings = (product: Warned, law: Pick<Law, "warnings">): boolean =>
  isThing(product.kind) &&
  locales.some((locale) => warningsOf(product, law).every((text) => (text[locale] ?? "").trim() === ""));

/** What a page tells of the safety of a product; null for a card. @param identifiers where a page shows several sizes */
export function productSafety(
  product: Warned & Pick<Product, "sku">,
  law: Pick<Law, "manufacturer" | "responsiblePerson" | "warnings">,
  seller: Seller,
  identifiers: readonly string[] = [product.sku],
): ProductSafety | null {
  if (!isThing(product.kind)) return null;
  const manufacturer = manufacturerOf(law, seller);
  return {
    manufacturer,
    responsiblePerson: needsResponsiblePerson(manufacturer) ? law.responsiblePerson : null,
    identifiers,
    warnings: warningsOf(product, law).filter((text) => text.fr !== ""),
  };
}
