import type { BackSelection, FrontSelection } from "./layers";
import { pictureParameters, written, type Side } from "./picture-parameters";
import { viewParameters, type PictureAddress } from "./picture-view";
import type { Selection } from "./selection";

export const imagePath = "/api/configurator/image";
export const bespokeImagePath = "/api/configurator/bespoke";

/** CB for the smooth and the fluted case, which share their back, CB2 for the submariner. Source: specification §7. */
const backPrefixOfType: Readonly<Record<string, string>> = { SU: "CB2" };

/** Prefix of the back of a case type in an image query. */
export const backPrefix = (caseType: string): string => backPrefixOfType[caseType] ?? "CB";

/** STR-{style}-{color}: a color key alone is unique only within its family. */
export const strapKey = (strap: { readonly family: string; readonly key: string }): string =>
  `STR-${strap.family}-${strap.key}`;

/** `CAS-SU-si` seen from behind with an open back is `CB2-si-open`. */
export function backKey(caseColor: string, casebackType: string): string {
  const [, caseType = "", ...color] = caseColor.split("-");
  return `${backPrefix(caseType)}-${color.join("-")}-${casebackType === "OPEN" ? "open" : "closed"}`;
}

const addressOf = (
  parameters: readonly (readonly [string, string])[],
  view: PictureAddress,
  path: string = imagePath,
) =>
  `${path}?${new URLSearchParams([...parameters, ...viewParameters(view)].map(([name, value]) => [name, value]))}`;

/**
 * What an address says of a side.
 * @param composed parameters that are put together from several fields
 */
const parametersOf = (
  side: Side,
  watch: Partial<Selection>,
  composed: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] =>
  pictureParameters[side].flatMap(({ name, field, isFlag, presence, usual }) => {
    const value = composed[name] ?? written(watch[field] ?? null, isFlag);
    return presence === "changed" && value === usual ? [] : [[name, value] as const];
  });

const strapsOf = ({ strapStyle, strapColor }: FrontSelection | BackSelection) =>
  strapKey({ family: strapStyle, key: strapColor });

/**
 * Address of the front picture of a watch, the same for the same watch however it was chosen.
 * Source: specification §7, GET configurator image.
 */
export const frontImageUrl = (selection: FrontSelection, view: PictureAddress = {}): string =>
  addressOf(parametersOf("front", selection, { straps: strapsOf(selection) }), view);

/** Address of the picture of a watch's back. Source: specification §7, caseback variant. */
export function backImageUrl(selection: BackSelection, view: PictureAddress = {}): string {
  const composed = {
    straps: strapsOf(selection),
    case: backKey(selection.caseColor, selection.casebackType),
  };
  return addressOf([["caseback", "1"], ...parametersOf("back", selection, composed)], view);
}

/** Address of the picture of a composed watch as it was on that day. It needs no version: it never changes. */
export const bespokeImageUrl = (
  id: string,
  view: Omit<PictureAddress, "version"> & { readonly side?: "front" | "back" } = {},
): string =>
  addressOf(
    [["id", id], ...(view.side === "back" ? [["caseback", "1"] as const] : [])],
    view,
    bespokeImagePath,
  );
