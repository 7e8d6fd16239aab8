import { bannerPaths, isBannerShown } from "@/src/domain/content/banner";
import type { Footer, Navigation } from "@/src/domain/content/navigation";
import { localise, type Locale } from "@/src/domain/locale/locale";
import { loadCartSettings, type CartSettings } from "@/src/services/cart/load-cart-settings";
import type { TrackerIds } from "@/src/domain/tracking/trackers";
import type { PageContent } from "./page-content";

/** A banner message in one language. */
export interface ShownBanner {
  readonly text: string;
  readonly href: string | null;
  /** Pages it is shown on, see isOnPath; null for all. */
  readonly paths: readonly string[] | null;
}

/** Content around every page. */
export interface ShellContent {
  readonly navigation: Navigation;
  /** Paths, without a language, with a transparent navbar over their first block. */
  readonly overPaths: readonly string[];
  readonly footer: Footer;
  /** The currently active ones, in the page's language, in order. */
  readonly banners: readonly ShownBanner[];
  readonly bannerSeconds: number;
  readonly trackerIds: TrackerIds;
  /** Pages that advertisements lead to. */
  readonly adPages: readonly string[];
  readonly cartSettings: CartSettings;
}

/**
 * Navigation, footer, banner and the settings of the cart drawer.
 * @param now cached pages are regenerated when a banner begins or ends (src/store/revisions/read-tag-marks)
 */
export async function loadShell(content: PageContent, locale: Locale, now: Date): Promise<ShellContent> {
  const [navigation, overPaths, footer, banners, settings, cartSettings, trackerIds] = await Promise.all([
    content.navigation(),
    content.overPaths(),
    content.footer(),
    content.banners(),
    content.settings(),
    loadCartSettings(content, locale),
    content.trackerIds(),
  ]);
  return {
    navigation,
    overPaths,
    footer,
    banners: banners
      .filter((banner) => isBannerShown(banner, locale, now))
      .map((banner) => ({
        text: localise(banner.text, locale),
        href: banner.href,
        paths: bannerPaths(banner),
      })),
    bannerSeconds: settings.bannerSeconds,
    trackerIds,
    adPages: settings.adPages,
    cartSettings,
  };
}
