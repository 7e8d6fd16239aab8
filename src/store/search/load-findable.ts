import type { Payload } from "payload";
import type { Findable } from "@/src/domain/search/findable";
import { loadCatalogue } from "@/src/store/catalogue/load-catalogue";
import { loadPages } from "@/src/store/content/load-pages";
import { loadQuestions } from "@/src/store/content/load-questions";
import { loadProducts } from "@/src/store/catalogue/load-products";
import { loadWatches } from "@/src/store/catalogue/load-watches";

/** All searchable content in its current state. */
export async function loadFindable(payload: Payload): Promise<Findable> {
  const [watches, products, catalogue, questions, pages] = await Promise.all([
    loadWatches(payload),
    loadProducts(payload),
    loadCatalogue(payload),
    loadQuestions(payload),
    loadPages(payload),
  ]);
  return { watches, products, catalogue, questions, pages };
}
