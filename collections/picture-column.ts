import { adminMessages } from "@/src/i18n/admin-messages";
import type { UIField } from "payload";

const besideForm: UIField["admin"] = {
  position: "sidebar",
  components: { Field: "/src/admin/pictures/picture-sheet#PictureSheet" },
};

const label = adminMessages("common.pictureColumn.label");

/** The picture of a document, in its list and, by default, beside its form. */
export const pictureColumn = (admin: UIField["admin"] = besideForm): UIField => ({
  name: "look",
  type: "ui",
  label,
  admin: {
    ...admin,
    components: { Cell: "/src/admin/pictures/picture-cell#PictureCell", ...admin.components },
  },
});
