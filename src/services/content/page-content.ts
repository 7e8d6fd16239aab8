import type { Banner } from "@/src/domain/content/banner";
import type { Footer, Navigation } from "@/src/domain/content/navigation";
import type { Manual } from "@/src/domain/content/manual";
import type { PagePictures } from "@/src/domain/content/page-pictures";
import type { Page } from "@/src/domain/content/page";
import type { Redirects } from "@/src/domain/content/redirects";
import type { Law, NoticeItem } from "@/src/domain/law/law";
import type { Question } from "@/src/domain/content/question";
import type { Locale } from "@/src/domain/locale/locale";
import type { Quiz } from "@/src/domain/quiz/quiz";
import type { PreorderOffer } from "@/src/domain/preorder/preorder-offer";
import type { Product } from "@/src/domain/product/product";
import type { Review } from "@/src/domain/review/review";
import type { TrackerIds } from "@/src/domain/tracking/trackers";
import type { ShopSettings } from "@/src/domain/settings";
import type { Catalogue } from "@/src/domain/watch/catalogue";
import type { ReadyMadeWatch } from "@/src/domain/watch/ready-made";

import type { Change } from "@/src/store/content/read-changes";

/** Data source of pages; a result may be cached until an editor saves. */
export interface PageContent {
  readonly watches: () => Promise<readonly ReadyMadeWatch[]>;
  readonly products: () => Promise<readonly Product[]>;
  readonly preorderOffers: () => Promise<readonly PreorderOffer[]>;
  readonly reviews: () => Promise<readonly Review[]>;
  readonly catalogue: () => Promise<Catalogue>;
  readonly settings: () => Promise<ShopSettings>;
  /** What the law of the countries sold to asks the shop to show. */
  readonly law: () => Promise<Law>;
  /** Items of the notice of Japanese law, filled in. */
  readonly japanNotice: () => Promise<readonly NoticeItem[]>;
  /** Pictures of pages that no editor composes. */
  readonly pagePictures: () => Promise<PagePictures>;
  /** The shop's trackers, loaded after consent. */
  readonly trackerIds: () => Promise<TrackerIds>;
  readonly navigation: () => Promise<Navigation>;
  readonly footer: () => Promise<Footer>;
  readonly banners: () => Promise<readonly Banner[]>;
  /** Texts that override the message files, by path. */
  readonly textOverrides: (locale: Locale) => Promise<Readonly<Record<string, string>>>;
  /** Every page of the CMS. */
  readonly pages: () => Promise<readonly Page[]>;
  readonly quiz: () => Promise<Quiz>;
  readonly manuals: () => Promise<readonly Manual[]>;
  /** The page at a path without its leading slash; home is "home". */
  readonly page: (slug: string) => Promise<Page | null>;
  /** When the content of pages was last saved. */
  readonly changes: () => Promise<readonly Change[]>;
  /** Redirects of old URLs. */
  readonly redirects: () => Promise<Redirects>;
  /** Paths, without a language, of pages with a transparent navbar over their first block. */
  readonly overPaths: () => Promise<readonly string[]>;
  readonly questions: () => Promise<readonly Question[]>;
}
