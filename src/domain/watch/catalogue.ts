import type { Localised } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { OwnAmounts, Priced } from "@/src/domain/money/own-price";
import type { Stock } from "@/src/domain/stock/stock";
import type { DialColor } from "./dial-color";
import type { PrintingLayout } from "./printing-layouts";
import type { SelectionField } from "./selection";

/** One transparent picture of one part, full frame, addressed by its content. */
export interface Layer {
  /** sha-256 of the file, hex: the same picture has the same hash wherever it is stored. */
  readonly hash: string;
  /** Name the picture is stored under. */
  readonly file: string;
}

/** What all options share. A disabled option can't be chosen any more but keeps its price, name and picture. */
export interface Option extends Priced {
  readonly key: string;
  /** hundredths of a euro */
  readonly price: Minor;
  readonly label: Localised;
  /** A sentence about the part, or the notice of a workshop piece. */
  readonly note?: Localised;
  readonly enabled: boolean;
  /** For counted parts. */
  readonly stock?: Stock;
  readonly isNew: boolean;
  readonly hasWarning: boolean;
  /** Color the hands glow in, where they do. */
  readonly lumColor?: string;
  /** Days the part adds to the promised date. */
  readonly leadDays: number;
  /** Own thumbnail uploaded by a marketer; else one is cut from the layer. */
  readonly thumbnail?: string;
  readonly layer?: Layer;
}

export interface CaseType extends Option {
  readonly diameters: readonly string[];
  readonly hasBezelInsert: boolean;
}

/** Form of the key of a case color: CAS-{type}-{color}. */
export const caseColorKey = /^CAS-[A-Za-z0-9_]{1,20}-[A-Za-z0-9_]{1,10}$/;

/** Form of the key of a case type or strap family: other keys contain it between hyphens. */
export const familyKey = /^[A-Za-z0-9_]{1,20}$/;

/** See caseColorKey for its key. */
export interface CaseColor extends Option {
  readonly caseType: string;
  readonly color: string;
  readonly backOpen?: Layer;
  readonly backClosed?: Layer;
  /** End link in the case's metal, drawn over a strap without its own. */
  readonly endLink?: Layer;
}

export interface Complication extends Option {
  readonly hasGmtHand: boolean;
}

export interface DateColor extends Option {
  /** The window as it looks under the magnifier. */
  readonly magnified?: Layer;
}

export interface Dial extends Option {
  /** What the brand prints on it; missing where the dial's own layer shows all. */
  readonly printing?: Layer;
  /** How the shop prints on it; missing where it does not. */
  readonly printingLayout?: PrintingLayout;
  /** #rrggbb; without one the usual ink */
  readonly printingInk?: string;
  /** Workshop dials are painted in one piece, without a date window. */
  readonly showsDate: boolean;
  /** Null for one of no color in particular. */
  readonly color: DialColor | null;
}

/** What the straps of a family are made of. */
export const strapMaterials = ["metal", "leather", "other"] as const;
export type StrapMaterial = (typeof strapMaterials)[number];

export interface StrapFamily extends Option {
  readonly material: StrapMaterial;
  readonly hasEndlink: boolean;
  readonly buckles: readonly string[];
}

export interface Strap extends Option {
  readonly family: string;
  /** Null for metal, and for dyes that have no name among the colors of dials. */
  readonly color: DialColor | null;
}

export interface Hands extends Option {
  readonly family: string;
  readonly metal: string;
}

export interface BezelInsert extends Option {
  /** DIVER or GMT scale. */
  readonly type: string;
}

/** Fields with options of more than the shared properties. */
interface OwnOptions {
  readonly complication: Complication;
  readonly caseType: CaseType;
  readonly caseColor: CaseColor;
  readonly strapStyle: StrapFamily;
  /** Straps of every family; a key is unique only within its family. */
  readonly strapColor: Strap;
  readonly dateColor: DateColor;
  readonly dial: Dial;
  readonly hands: Hands;
  readonly bezelInsertColor: BezelInsert;
}
export type OwnField = keyof OwnOptions;
export type PlainField = Exclude<SelectionField, OwnField>;

/** An option of one field. */
export type OptionsOf<Field extends SelectionField> = Field extends OwnField ? OwnOptions[Field] : Option;

/** The options of every field of a selection, in the order they are shown. */
export type OptionLists = { readonly [Field in SelectionField]: readonly OptionsOf<Field>[] };

/** Lists with options of the shared properties only. */
export type PlainLists = Pick<OptionLists, PlainField>;

/** All that can be chosen, as a value: the CMS holds it, the domain only reads it. */
export interface Catalogue extends OptionLists {
  /** Changes when a part or its picture changes, not when a price does: part of a bespoke watch's identity. */
  readonly version: string;
  /** hundredths of a euro */
  readonly basePrice: Minor;
  readonly baseOwn?: OwnAmounts;
  /** Pictures that belong to no option. */
  readonly common: { readonly shadow?: Layer; readonly glare?: Layer; readonly movement?: Layer };
}
