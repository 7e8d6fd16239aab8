import type { Page } from "@/src/domain/content/page";
import type { Question } from "@/src/domain/content/question";
import type { Product } from "@/src/domain/product/product";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";

/** The searchable content of the shop. */
export interface Findable {
  readonly watches: readonly ReadyMadeWatch[];
  readonly products: readonly Product[];
  readonly catalogue: Catalogue;
  readonly questions: readonly Question[];
  readonly pages: readonly Page[];
}
