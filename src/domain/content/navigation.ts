import type { Localised } from "@/src/domain/locale/locale";

/** A link inside the shop (beginning with a slash, without the language) or to another site. */
export interface NavigationLink {
  readonly label: Localised;
  readonly href: string;
}

/** An entry of the navbar; with children it opens a list, besides linking to its page if it has one. */
export interface NavigationEntry {
  readonly label: Localised;
  readonly href: string | null;
  readonly children: readonly NavigationLink[];
}

/** Source: specification §2, navbar and mobile side menu. */
export interface Navigation {
  readonly bar: readonly NavigationEntry[];
  readonly sideMenu: readonly NavigationLink[];
}

/** Source: specification §2, footer. */
export interface Footer {
  readonly tagline: Localised;
  readonly groups: readonly { readonly title: Localised; readonly links: readonly NavigationLink[] }[];
  /** empty as long as neither footer nor company has one */
  readonly email: string;
  readonly social: readonly { readonly name: string; readonly href: string }[];
  readonly secureNote: Localised;
  readonly copyright: Localised;
  readonly newsletter: { readonly title: Localised; readonly text: Localised };
}
