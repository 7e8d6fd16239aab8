import type { CartItem } from "@/src/contracts/cart";
import { selectionQuery } from "@/src/domain/watch/selection-query";
import type { Selection } from "@/src/domain/watch/selection";

type BespokeData = NonNullable<CartItem["bespoke_data"]>;

/** The specification's names for the parts of a watch, as a selection. Source: specification §3, bespoke_data. */
const selectionOf = (data: BespokeData): Selection => ({
  complication: data.complication,
  caseType: data.case_type,
  caseDiameter: data.case_diameter,
  casebackType: data.caseback_type,
  dateMagnifier: data.date_magnifier,
  caseColor: data.case_color,
  strapStyle: data.strap_style,
  strapColor: data.strap_color,
  strapEndlink: data.strap_endlink,
  dateColor: data.date_color,
  dial: data.dial,
  hands: data.hands,
  packaging: data.packaging,
  warranty: data.warranty,
  bezelInsertColor: data.bezel_insert_color,
  gmtHand: data.gmt_hand,
  priority: data.priority,
  buckle: data.buckle,
  secondStrap: data.second_strap,
  rotor: data.rotor,
});

/** Path that opens a bespoke watch in the configurator. */
export function editPath(data: BespokeData): string {
  const query = selectionQuery(selectionOf(data));
  return query === "" ? "/configurator" : `/configurator?${query}`;
}
