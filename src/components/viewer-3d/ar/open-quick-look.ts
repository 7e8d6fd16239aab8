import type { Object3D } from "three";
import { packUsdz } from "./pack-usdz";

/** Long enough for the viewer to have read the file, ms. */
const readMs = 60_000;

/** Opens Apple's viewer with a model in metres, at its own size. */
export async function openQuickLook(thing: Object3D): Promise<void> {
  const address = URL.createObjectURL(await packUsdz(thing));
  const link = document.createElement("a");
  link.rel = "ar";
  link.href = `${address}#allowsContentScaling=0`;
  // Safari opens its viewer only for a link that contains a picture.
  link.append(document.createElement("img"));
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readMs);
}
