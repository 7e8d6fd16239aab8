import type { allBlocks } from "@/src/blocks/all-blocks";
import type { BlockDescription, BlockField, BlockFields } from "@/src/blocks/block-field";
import type { FullText } from "@/src/seed/catalogue/seed-option";
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

/**
 * Long text in a small markup, a paragraph apart by an empty line: "## title", "### title", "- item", "1. item",
 * "> remark", **strong**, *emphasis*, [words](/path). It becomes the editor's rich text. Names in double braces
 * are filled from the shop's settings when a page is shown: {{company.name}}.
 */
type Markup = FullText;

/** A field of a block as the seed has it. */
type SeedValue<Field extends BlockField> = Field extends { kind: "list"; of: infer Of extends BlockFields }
  ? readonly SeedValues<Of>[]
  : Field extends { kind: "choice"; values: readonly (infer Value)[] }
    ? Value
    : {
        line: FullText;
        text: FullText;
        "rich-text": Markup;
        value: string;
        number: number;
        choice: never;
        address: string;
        link: SeedLink;
        watch: string;
        watches: readonly string[];
        illustration: SeedIllustration;
        list: never;
        lines: readonly FullText[];
      }[Field["kind"]];

type OptionalOf<Fields extends BlockFields> = {
  [Name in keyof Fields]: Fields[Name] extends { isRequired: false } | { isPreset: true } ? Name : never;
}[keyof Fields];

type SeedValues<Fields extends BlockFields> = {
  readonly [Name in Exclude<keyof Fields, OptionalOf<Fields>>]: SeedValue<Fields[Name]>;
} & { readonly [Name in OptionalOf<Fields>]?: SeedValue<Fields[Name]> };

type SeedBlockOf<Description extends BlockDescription> = Description extends BlockDescription
  ? { readonly blockType: Description["slug"] } & SeedValues<Description["fields"]>
  : never;

/** What a page can be built from (src/blocks/). */
export type SeedBlock = SeedBlockOf<(typeof allBlocks)[number]>;
