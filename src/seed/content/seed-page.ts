import type { FullText } from "@/src/seed/catalogue/seed-option";
import type { PageFormName } from "@/src/domain/forms/form-name";
import type { PageDrawing } from "@/src/domain/content/page-drawing";
import type { QuestionGroupKey } from "@/src/domain/content/question-group";
import type { SceneName } from "./scene-names";

/** A page before its watches and pictures have become ids: `watch` and `watches` hold codes, `scene` a name. */
export interface SeedPage {
  /** The address without its leading slash; home is "home". */
  readonly slug: string;
  /** Title in the tab, at most 70 characters. */
  readonly title: FullText;
  /** Summary for search engines, at most 180 characters. */
  readonly description: FullText;
  /** Transparent over the opening, which then is by night; white when left out. */
  readonly navbar?: "over";
  readonly blocks: readonly SeedBlock[];
}

/** A drawn scene, or a ready-made watch whose picture is composed. */
export interface SeedIllustration {
  readonly scene?: SceneName;
  readonly watch?: string;
  readonly view?: "front" | "back";
  readonly stage?: "givre" | "brume" | "sable" | "rosee" | "craie";
}

export interface SeedLink {
  readonly label: FullText;
  /** A path without the language (/montres), or a whole address. */
  readonly href: string;
}

interface Titled {
  readonly title: FullText;
  /** Plain paragraphs; an empty line begins a new one. */
  readonly text?: FullText;
}

/**
 * Long text in a small markup, a paragraph apart by an empty line: "## title", "### title", "- item", "1. item",
 * "> remark", **strong**, *emphasis*, [words](/path). It becomes the editor's rich text. Names in double braces
 * are filled from the shop's settings when a page is shown: {{company.name}}.
 */
type Markup = FullText;

/** What a page can be built from; the domain's Block says what each shows (src/domain/content/page). */
export type SeedBlock =
  | (Titled & {
      readonly blockType: "hero";
      readonly text: FullText;
      readonly link?: SeedLink;
      readonly illustration: SeedIllustration;
      /** "nuit" sets the words in light ink on the picture's dark ground. */
      readonly scene?: "jour" | "nuit";
    })
  | (Titled & { readonly blockType: "text"; readonly text: FullText })
  | { readonly blockType: "rich-text"; readonly title?: FullText; readonly body: Markup }
  | (Titled & {
      readonly blockType: "picture-text";
      readonly text: FullText;
      readonly link?: SeedLink;
      readonly illustration: SeedIllustration;
      readonly side?: "left" | "right";
    })
  | {
      readonly blockType: "gallery";
      readonly title?: FullText;
      readonly pictures: readonly { readonly illustration: SeedIllustration; readonly caption?: FullText }[];
    }
  | (Titled & {
      readonly blockType: "figures";
      readonly figures: readonly {
        readonly value: string;
        readonly unit?: FullText;
        readonly label: FullText;
      }[];
      readonly illustration?: SeedIllustration;
    })
  | (Titled & {
      readonly blockType: "lines";
      readonly lines: readonly {
        readonly line: string;
        readonly title: FullText;
        readonly text: FullText;
        readonly href: string;
        readonly watch: string;
      }[];
    })
  | {
      readonly blockType: "rail";
      readonly title: FullText;
      readonly watches: readonly string[];
      readonly link?: SeedLink;
    }
  | (Titled & {
      /** A table that sets things side by side; every row has as many values as there are columns. */
      readonly blockType: "comparison";
      readonly columns: readonly FullText[];
      readonly rows: readonly { readonly label: FullText; readonly values: readonly FullText[] }[];
    })
  | (Titled & {
      readonly blockType: "specifications";
      readonly rows: readonly { readonly label: FullText; readonly value: FullText }[];
    })
  | { readonly blockType: "quote"; readonly text: FullText; readonly source?: FullText }
  | (Titled & {
      readonly blockType: "steps";
      readonly steps: readonly { readonly title: FullText; readonly text: FullText }[];
    })
  /** Questions of one group of the FAQ (questions.ts), or the whole FAQ with its search when no group is named. */
  | (Titled & { readonly blockType: "faq"; readonly group?: QuestionGroupKey })
  | (Titled & { readonly blockType: "call-to-action"; readonly link: SeedLink; readonly second?: SeedLink })
  | (Titled & {
      readonly blockType: "drawing";
      readonly drawing: PageDrawing;
      readonly notes?: readonly { readonly title: FullText; readonly text?: FullText }[];
    })
  | (Titled & {
      readonly blockType: "statements";
      readonly statements: readonly {
        readonly value: string;
        readonly unit?: FullText;
        readonly title: FullText;
        readonly text: FullText;
      }[];
    })
  | (Titled & {
      readonly blockType: "schedule";
      readonly unit: FullText;
      readonly stages: readonly {
        readonly from: number;
        readonly to: number;
        readonly title: FullText;
        readonly text: FullText;
      }[];
    })
  | (Titled & { readonly blockType: "drawers"; readonly link?: SeedLink })
  | (Titled & { readonly blockType: "form"; readonly form: PageFormName })
  | (Titled & { readonly blockType: "newsletter"; readonly text: FullText })
  | (Titled & { readonly blockType: "gift-cards"; readonly text: FullText; readonly link?: SeedLink })
  /** Numbered articles with a table of contents; each "## title" begins one. */
  | { readonly blockType: "legal-text"; readonly title: FullText; readonly body: Markup };
