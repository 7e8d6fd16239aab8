import type { BackSelection, FrontSelection } from "./layers";
import { viewParameters, type PictureAddress } from "./picture-view";

export const imagePath = "/api/configurator/image";
export const bespokeImagePath = "/api/configurator/bespoke";

/** What a part that a watch does not have is called in an image query. Source: specification §7. */
const none = "0";

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

const flag = (isSet: boolean) => (isSet ? "1" : "0");

const addressOf = (
  parameters: readonly (readonly [string, string])[],
  view: PictureAddress,
  path: string = imagePath,
) =>
  `${path}?${new URLSearchParams([...parameters, ...viewParameters(view)].map(([name, value]) => [name, value]))}`;

/**
 * Address of the front picture of a watch, the same for the same watch however it was chosen.
 * Source: specification §7, GET configurator image.
 */
export function frontImageUrl(selection: FrontSelection, view: PictureAddress = {}): string {
  return addressOf(
    [
      ["date_magnifier", flag(selection.dateMagnifier === "WITH")],
      ["date_color", selection.dateColor],
      ["straps", strapKey({ family: selection.strapStyle, key: selection.strapColor })],
      ["case", selection.caseColor],
      ["hands", selection.hands],
      ["dial", selection.dial],
      ["bezel_insert", selection.bezelInsertColor ?? none],
      ["strap_endlink", flag(selection.strapEndlink === "WITH")],
      ["gmt_hand", selection.gmtHand ?? none],
    ],
    view,
  );
}

/**
 * Address of the picture of a watch's back.
 * Source: specification §7, caseback variant; the end link is ours, since it shows from behind as well.
 */
export function backImageUrl(selection: BackSelection, view: PictureAddress = {}): string {
  return addressOf(
    [
      ["caseback", "1"],
      ["straps", strapKey({ family: selection.strapStyle, key: selection.strapColor })],
      ["case", backKey(selection.caseColor, selection.casebackType)],
      ["rotor", selection.rotor],
      ...(selection.strapEndlink === "WITH" ? [["strap_endlink", "1"] as const] : []),
    ],
    view,
  );
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
