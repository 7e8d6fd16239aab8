import type { GroupField } from "payload";
import { pagePictureNames } from "@/src/domain/content/page-pictures";
import { adminMessagesByKey, adminMessages } from "@/src/i18n/admin-messages";

const labels = adminMessagesByKey("settings.pagePictures.names");

/** Pictures of the pages that no editor composes. */
export const pagePictures: GroupField = {
  name: "pagePictures",
  type: "group",
  label: adminMessages("settings.pagePictures.label"),
  admin: { description: adminMessages("settings.pagePictures.description") },
  fields: pagePictureNames.map((name) => ({
    name,
    type: "upload",
    relationTo: "media",
    label: labels[name],
  })),
};
