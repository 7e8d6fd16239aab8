import { findPictureUses, findWatchUses } from "./find-picture-uses";
import { listAltLanguages } from "./alt-languages";
import { countDelivered, listFolders } from "./folder-rows";

/** Uploaded pictures: their uses, alternative texts and folders; and where a watch is shown as a picture. */
export const media = { countDelivered, findPictureUses, findWatchUses, listAltLanguages, listFolders };
