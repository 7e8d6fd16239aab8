import { LinearFilter, LinearMipmapLinearFilter, type Texture } from "three";

/** Leaves out the smaller copies of a picture: averaging them takes a processor most of a tenth of a second. */
export function leavePlain(picture: Texture): void {
  picture.generateMipmaps = false;
  picture.minFilter = LinearFilter;
}

/** Makes up for what was left out, for who looks closely. */
export function soften(picture: Texture): void {
  if (picture.generateMipmaps) return;
  picture.generateMipmaps = true;
  picture.minFilter = LinearMipmapLinearFilter;
  picture.needsUpdate = true;
}
