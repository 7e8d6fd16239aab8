import { isSold, type Product } from "@/src/domain/product/product";
import { mainProduct, type Offer } from "@/src/domain/watch/offer";
import type { GivenAnswer } from "./rank-offers";

/** The product of a watch with the diameter of the answers, else its default. */
export function productFor(offer: Offer, given: readonly GivenAnswer[]): Product {
  const wanted = given.flatMap(({ answer }) =>
    answer.rules.filter(({ trait }) => trait === "diameter").flatMap(({ values }) => values),
  );
  const fitting = offer.products.find(
    (product) => isSold(product) && wanted.includes(String(product.diameter)),
  );
  return fitting ?? mainProduct(offer);
}
