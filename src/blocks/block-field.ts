import type { Illustration } from "@/src/domain/content/illustration";
import type { NavigationLink } from "@/src/domain/content/navigation";
import type { LocalisedRichText } from "@/src/domain/content/rich-text";
import type { Localised } from "@/src/domain/locale/locale";

interface Rows {
  readonly minRows?: number;
  readonly maxRows: number;
}

/**
 * A field of a block, by its kind. What editors fill in, how the database's value is read and what the seed writes
 * follow from it: collections/content/blocks/payload-field.ts, src/store/content/read-block.ts, src/seed/block-row.ts.
 */
export type BlockField =
  /** One line in each language. */
  | { readonly kind: "line"; readonly isRequired: boolean; readonly maxLength: number }
  /** Paragraphs in each language; an empty line begins a new one. */
  | { readonly kind: "text"; readonly isRequired: boolean }
  /** A long text with headings, lists and links, in each language. */
  | { readonly kind: "rich-text" }
  /** A short text that is the same in every language. */
  | { readonly kind: "value"; readonly maxLength: number }
  | { readonly kind: "number"; readonly min: number; readonly max: number }
  | {
      readonly kind: "choice";
      readonly values: readonly string[];
      readonly isRequired: boolean;
      /** What a draft without a choice shows. */
      readonly fallback: string | null;
      /** Whether the form begins with it. */
      readonly isPreset?: boolean;
      /** Messages of the admin that name the values; without it, the block's own. */
      readonly names?: string;
    }
  /** A path without the language (/montres), or a whole address. */
  | { readonly kind: "address" }
  /** A label and an address; may be left out. */
  | { readonly kind: "link"; readonly isRequired: false }
  /** A ready-made watch; null once it is deleted. */
  | { readonly kind: "watch" }
  | ({ readonly kind: "watches" } & Rows)
  | { readonly kind: "illustration"; readonly isRequired?: false }
  | ({
      readonly kind: "list";
      readonly of: BlockFields;
      readonly isRequired?: false;
      /** Each row has as many entries in the list `rows` as the block has in the list `columns`. */
      readonly matching?: { readonly rows: string; readonly columns: string };
    } & Rows)
  /** A list of lines, stored as rows with one field. */
  | ({ readonly kind: "lines"; readonly field: string; readonly maxLength: number } & Rows);

export type BlockFields = Readonly<Record<string, BlockField>>;

/** A kind of block of a page. */
export interface BlockDescription {
  readonly slug: string;
  /** Its picture in the list of blocks; the characters are explained in src/admin/pictures/block-picture.ts. */
  readonly picture: string;
  readonly fields: BlockFields;
}

/** What pages read from a field. */
type ValueOf<Field extends BlockField> = Field extends { kind: "list"; of: infer Of extends BlockFields }
  ? readonly { readonly [Name in keyof Of]: ValueOf<Of[Name]> }[]
  : Field extends { kind: "choice"; values: readonly (infer Value)[]; fallback: infer Fallback }
    ? Value | Extract<Fallback, null>
    : {
        line: Localised;
        text: Localised;
        "rich-text": LocalisedRichText;
        value: string;
        number: number;
        choice: never;
        address: string;
        link: NavigationLink | null;
        watch: string | null;
        watches: readonly string[];
        illustration: Illustration;
        list: never;
        lines: readonly Localised[];
      }[Field["kind"]];

/** A block as pages show it; follows from its description. Watches are named by their codes. */
export type BlockOf<Description extends BlockDescription> = Description extends BlockDescription
  ? {
      readonly [Name in "type" | keyof Description["fields"]]: Name extends keyof Description["fields"]
        ? ValueOf<Description["fields"][Name]>
        : Description["slug"];
    }
  : never;

export const line = { kind: "line", isRequired: true, maxLength: 80 } as const;
export const optionalLine = { ...line, isRequired: false } as const;

export const title = { ...line, maxLength: 120 } as const;
export const optionalTitle = { ...title, isRequired: false } as const;

export const text = { kind: "text", isRequired: true } as const;
export const optionalText = { kind: "text", isRequired: false } as const;

export const richText = { kind: "rich-text" } as const;

/** A number as an editor writes it: 24, 11,8, ½, {{strapFamilies}}. */
export const shortValue = { kind: "value", maxLength: 24 } as const;

export const address = { kind: "address" } as const;
export const link = { kind: "link", isRequired: false } as const;
export const watch = { kind: "watch" } as const;
export const illustration = { kind: "illustration" } as const;
