import type { Crop } from "./picture-view";

/** What lets the key of one field decide over another's. Exactly one of the kinds is given. */
export interface RuleRow<Field extends string> {
  /** Names the reason shown to the shopper; the sentence is in the messages of the configurator. */
  readonly id: string;
  /** The field that decides. */
  readonly by: Field;
  /** The deciding option lists the keys that go with it. */
  readonly listedIn?: "diameters" | "buckles";
  /** The options say which deciding key they belong to. */
  readonly matching?: "caseType" | "family";
  /** Any key where the deciding option has this flag; elsewhere only the initial one. */
  readonly onlyWhere?: "hasBezelInsert" | "hasEndlink" | "hasGmtHand" | "showsDate";
}

/** Layer of an option. */
export interface LayerRow<Field extends string> {
  /** Name in the log and the placeholder: "dial DI". */
  readonly name: string;
  /** Height in the stack of a side, from the bottom up; see layers.ts for what lies between. */
  readonly front?: number;
  readonly back?: number;
  /** Seen only where another part lets it be: by a flag of that part, or by its key. */
  readonly seenThrough?: { readonly field: Field; readonly flag?: "showsDate"; readonly key?: string };
}

/**
 * How often a picture's address says it: `required` always, and it can't be left out; `always`, but left out it means the
 * usual; `changed` only where it is not the usual.
 */
export type Presence = "required" | "always" | "changed";

/** The parameter of a picture's address that speaks of a field. Source: specification §7, GET configurator image. */
export interface PictureRow {
  readonly name: string;
  /** Place among the parameters. */
  readonly place: number;
  readonly front?: Presence;
  readonly back?: Presence;
  /** WITH is 1, WITHOUT is 0. */
  readonly isFlag?: true;
  /** What keys begin with; a short address leaves it out. */
  readonly prefix?: string;
  /** Stands before it in a short address, which then says it only where it is not the usual. */
  readonly letter?: string;
}

/** The part of a picture that distinguishes an option from its neighbours. */
export interface ThumbnailRow {
  readonly crop: Crop;
  readonly side?: "back";
  /** Names of the layers that are shown. */
  readonly parts: readonly string[];
}

/** Properties of a selection field. */
export interface SelectionRow<Field extends string = string> {
  /** Name in the API (bespoke_data). Source: specification §3. */
  readonly api: string;
  /** Collection that holds the options. */
  readonly catalogue: string;
  /** Key of the watch the configurator opens with; null for a part that not every watch has. */
  readonly initial: string | null;
  /** Step of the configurator that offers it. */
  readonly step: string;
  /** Place in the order a watch is put together: that of the panel, of lists of options and of a surprise. */
  readonly assembled: number;
  /** Place in lists of options, where it is another. */
  readonly listed?: number;
  /** Only adds to the price: a surprise leaves it as it is. */
  readonly isExtra?: true;
  /** Its options are found by the search. */
  readonly isSearched?: true;
  readonly rule?: RuleRow<Field>;
  /** Missing for fields without a layer. */
  readonly layer?: LayerRow<Field>;
  /** Missing for what no picture shows. */
  readonly picture?: PictureRow;
  /** Missing for words and figures (diameter, warranty, box …), which have no picture. */
  readonly thumbnail?: ThumbnailRow;
}
