import type { Picture } from "./picture";

/** Pages of the shop's own code with a picture that staff chooses. */
export const pagePictureNames = ["signIn", "account", "sizes"] as const;
export type PagePictureName = (typeof pagePictureNames)[number];

/** Null where none was chosen. */
export type PagePictures = Readonly<Record<PagePictureName, Picture | null>>;
