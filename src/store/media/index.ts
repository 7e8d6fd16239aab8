import { findPictureUses } from "./find-picture-uses";
import { listAltLanguages } from "./alt-languages";
import { listFolders } from "./folder-rows";

/** Uploaded pictures: their uses, alternative texts and folders. */
export const media = { findPictureUses, listAltLanguages, listFolders };
