import type { CollectionConfig } from "payload";
import { Banners } from "./banners";
import { DeliveredContent } from "./delivered-content";
import { Fonts } from "./fonts";
import { Manuals } from "./manuals";
import { Media } from "./media";
import { Pages } from "./pages";
import { Questions } from "./questions";
import { Newsletters } from "./newsletters";
import { Redirects } from "./redirects";
import { TranslationNotes } from "./translations/translation-notes";
import { Translations } from "./translations/translations";

/** Editorial content. */
export const contentCollections: CollectionConfig[] = [
  Pages,
  Redirects,
  Banners,
  Questions,
  Manuals,
  Newsletters,
  Translations,
  TranslationNotes,
  Media,
  Fonts,
  DeliveredContent,
];
