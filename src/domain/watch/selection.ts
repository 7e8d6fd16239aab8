/**
 * Everything a shopper decides about a bespoke watch, as option keys.
 * `null` where the part does not exist: no insert on a smooth bezel, no GMT hand without the complication.
 * Source: specification §3, configurator selection; §7, POST configurator sku.
 */
export interface Selection {
  readonly complication: string;
  readonly caseType: string;
  readonly caseDiameter: string;
  readonly casebackType: string;
  readonly dateMagnifier: string;
  readonly caseColor: string;
  readonly strapStyle: string;
  readonly strapColor: string;
  readonly strapEndlink: string;
  readonly dateColor: string;
  readonly dial: string;
  readonly hands: string;
  readonly packaging: string;
  readonly warranty: string;
  readonly bezelInsertColor: string | null;
  readonly gmtHand: string | null;
  readonly priority: string;
  readonly buckle: string;
  readonly secondStrap: string;
  readonly rotor: string;
}

export type SelectionField = keyof Selection;

/** In the order of the specification; the canonical form and the browser's address keep it. */
export const selectionFields = [
  "complication",
  "caseType",
  "caseDiameter",
  "casebackType",
  "dateMagnifier",
  "caseColor",
  "strapStyle",
  "strapColor",
  "strapEndlink",
  "dateColor",
  "dial",
  "hands",
  "packaging",
  "warranty",
  "bezelInsertColor",
  "gmtHand",
  "priority",
  "buckle",
  "secondStrap",
  "rotor",
] as const satisfies readonly SelectionField[];

/** The watch the configurator opens with. Source: specification §3, defaults. */
export const defaultSelection: Selection = {
  complication: "date",
  caseType: "SM",
  caseDiameter: "36mm",
  casebackType: "OPEN",
  dateMagnifier: "WITHOUT",
  caseColor: "CAS-SM-si",
  strapStyle: "OY",
  strapColor: "si",
  strapEndlink: "WITHOUT",
  dateColor: "WHITE",
  dial: "DI",
  hands: "HAN-DIS-SI",
  packaging: "WITHOUT",
  warranty: "24_months",
  bezelInsertColor: null,
  gmtHand: null,
  priority: "NORMAL",
  buckle: "STANDARD",
  secondStrap: "NONE",
  rotor: "NORMAL",
};
