import type { Localised } from "@/src/domain/locale/locale";
import type { Minor } from "@/src/domain/money/minor";
import type { DialColor } from "./dial-color";
import type { SelectionField } from "./selection";

/** One transparent picture of one part, full frame, addressed by its content. */
export interface Layer {
  /** sha-256 of the file, hex: the same picture has the same hash wherever it is stored. */
  readonly hash: string;
  /** Name the picture is stored under. */
  readonly file: string;
}

/** What all options share. A disabled option can't be chosen any more but keeps its price, name and picture. */
export interface Option {
  readonly key: string;
  /** hundredths of a euro */
  readonly price: Minor;
  readonly label: Localised;
  /** A sentence about the part, or the notice of a workshop piece. */
  readonly note?: Localised;
  readonly enabled: boolean;
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

/** Key has the form CAS-{type}-{color}. */
export interface CaseColor extends Option {
  readonly caseType: string;
  readonly color: string;
  readonly backOpen?: Layer;
  readonly backClosed?: Layer;
  /** End link in the case's metal, laid over a strap that has none of its own. */
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
  /** Workshop dials are painted in one piece, without a date window. */
  readonly showsDate: boolean;
  /** Null for one of no color in particular. */
  readonly color: DialColor | null;
}

export interface StrapFamily extends Option {
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

/**
 * All that can be chosen, as a value: the CMS holds it, the domain only reads it.
 * Lists are in the order they are shown.
 */
export interface Catalogue {
  /** Changes when a part or its picture changes, not when a price does: part of a bespoke watch's identity. */
  readonly version: string;
  /** hundredths of a euro */
  readonly basePrice: Minor;
  readonly complication: readonly Complication[];
  readonly caseType: readonly CaseType[];
  readonly caseDiameter: readonly Option[];
  readonly casebackType: readonly Option[];
  readonly dateMagnifier: readonly Option[];
  readonly caseColor: readonly CaseColor[];
  readonly strapStyle: readonly StrapFamily[];
  /** Straps of every family; a key is unique only within its family. */
  readonly strapColor: readonly Strap[];
  readonly strapEndlink: readonly Option[];
  readonly dateColor: readonly DateColor[];
  readonly dial: readonly Dial[];
  readonly hands: readonly Hands[];
  readonly packaging: readonly Option[];
  readonly warranty: readonly Option[];
  readonly bezelInsertColor: readonly BezelInsert[];
  readonly gmtHand: readonly Option[];
  readonly priority: readonly Option[];
  readonly buckle: readonly Option[];
  /** The flat list STR-{style}-{color} and NONE. */
  readonly secondStrap: readonly Option[];
  readonly rotor: readonly Option[];
  /** Pictures that belong to no option. */
  readonly common: { readonly shadow?: Layer; readonly glare?: Layer; readonly movement?: Layer };
}

/** Compile-time proof that every field of a selection has its list of options. */
export type OptionsOf<Field extends SelectionField> = Catalogue[Field][number];
