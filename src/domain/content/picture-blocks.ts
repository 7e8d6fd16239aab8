import type { Localised } from "@/src/domain/locale/locale";
import type { Illustration } from "./illustration";
import type { NavigationLink } from "./navigation";

/** The first screen. In the scene "nuit" the words are in light ink on the picture, in "jour" beside it. */
export interface HeroBlock {
  readonly type: "hero";
  readonly title: Localised;
  readonly text: Localised;
  readonly link: NavigationLink | null;
  readonly illustration: Illustration;
  readonly scene: "jour" | "nuit";
}

export interface PictureTextBlock {
  readonly type: "picture-text";
  readonly title: Localised;
  readonly text: Localised;
  readonly link: NavigationLink | null;
  readonly illustration: Illustration;
  /** Position of the picture. */
  readonly side: "left" | "right";
}

/** Pictures beside each other, each with a word under it if need be. */
export interface GalleryBlock {
  readonly type: "gallery";
  readonly title: Localised;
  readonly pictures: readonly { readonly illustration: Illustration; readonly caption: Localised }[];
}

/** Big numbers with a word each: 24 jewels, 41 h. */
export interface FiguresBlock {
  readonly type: "figures";
  readonly title: Localised;
  readonly text: Localised;
  readonly figures: readonly {
    readonly value: string;
    readonly unit: Localised;
    readonly label: Localised;
  }[];
  readonly illustration: Illustration;
}
