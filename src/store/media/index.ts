import { findPictureUses } from "./find-picture-uses";
import { listAltLanguages } from "./alt-languages";
import { listFolders } from "./folder-rows";

/** Uploaded pictures: where they are used, what is said of them, and the folders they lie in. */
export const media = { findPictureUses, listAltLanguages, listFolders };
