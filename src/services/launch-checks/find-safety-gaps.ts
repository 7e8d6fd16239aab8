import type { ProductSafetyGaps } from "@/src/domain/launch-checks/launch-check-facts";
import type { Law } from "@/src/domain/law/law";
import {
  lacksWarnings,
  manufacturerOf,
  missingOperatorFacts,
  needsResponsiblePerson,
} from "@/src/domain/law/product-safety";
import type { Shop } from "@/src/services/shop";

/** What is missing of what pages have to say about the safety of products. */
export async function findSafetyGaps({ store }: Shop, law: Law): Promise<ProductSafetyGaps> {
  const { settings, products } = await store.loadSnapshot();
  const manufacturer = manufacturerOf(law, settings);
  const skus = products
    .filter((product) => product.isVisible && lacksWarnings(product, law))
    .map(({ sku }) => sku);
  return {
    manufacturer: missingOperatorFacts(manufacturer),
    responsiblePerson: needsResponsiblePerson(manufacturer)
      ? missingOperatorFacts(law.responsiblePerson)
      : [],
    products: await store.launchChecks.findProductIds(skus),
  };
}
