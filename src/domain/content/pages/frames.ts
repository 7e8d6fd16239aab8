import { pageAt } from "./page-at";
import type { FrameName } from "./page-row";

/** What surrounds the content of a page. */
export interface Frame {
  readonly navbar: boolean;
  /** Its navigation is transparent as long as the dark opening of the page is behind it. */
  readonly isOver?: true;
  readonly banner: boolean;
  readonly footer: boolean;
  readonly promo: boolean;
}

/** Source: specification §2, shell behaviour. */
export const frames: Readonly<Record<FrameName, Frame>> = {
  standard: { navbar: true, banner: true, footer: true, promo: true },
  "transparent-navbar": { navbar: true, isOver: true, banner: true, footer: true, promo: true },
  cart: { navbar: true, banner: true, footer: true, promo: false },
  personal: { navbar: false, banner: true, footer: true, promo: true },
  standalone: { navbar: false, banner: false, footer: false, promo: true },
  "full-screen": { navbar: false, banner: false, footer: false, promo: false },
};

/** What surrounds an address. @param path without a language */
export const frameOf = (path: string): FrameName => pageAt(path)?.frame ?? "standard";
