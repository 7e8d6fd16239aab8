import type { Footer, Navigation } from "@/src/domain/content/navigation";
import { localise, type Locale } from "@/src/domain/locale/locale";
import type { ShopSettings } from "@/src/domain/settings";
import type { TrackerIds } from "@/src/domain/tracking/trackers";
import type { PageContent } from "./page-content";

/** What surrounds every page. */
export interface ShellContent {
  readonly navigation: Navigation;
  /** Paths, without a language, whose navbar is transparent over their opening. */
  readonly overPaths: readonly string[];
  readonly footer: Footer;
  /** Messages in the language of the page, in their order. */
  readonly banners: readonly string[];
  readonly bannerSeconds: number;
  readonly trackerIds: TrackerIds;
  readonly cartSettings: Pick<ShopSettings, "rates" | "chargedAsShown" | "upsell" | "instalment">;
}

/** Navigation, footer, banner and what the cart drawer computes with. */
export async function loadShell(content: PageContent, locale: Locale): Promise<ShellContent> {
  const [navigation, overPaths, footer, banners, settings, trackerIds] = await Promise.all([
    content.navigation(),
    content.overPaths(),
    content.footer(),
    content.banners(),
    content.settings(),
    content.trackerIds(),
  ]);
  const { rates, chargedAsShown, upsell, instalment, bannerSeconds } = settings;
  return {
    navigation,
    overPaths,
    footer,
    banners: banners.map(({ text }) => localise(text, locale)),
    bannerSeconds,
    trackerIds,
    cartSettings: { rates, chargedAsShown, upsell, instalment },
  };
}
