import type { Page } from "../content/page";
import type { Question } from "../content/question";
import type { Product } from "../product/product";
import type { Catalogue } from "../watch/catalogue";
import type { ReadyMadeWatch } from "../watch/ready-made";

/** The shop's content as it stands, all of which can be found. */
export interface Findable {
  readonly watches: readonly ReadyMadeWatch[];
  readonly products: readonly Product[];
  readonly catalogue: Catalogue;
  readonly questions: readonly Question[];
  readonly pages: readonly Page[];
}
