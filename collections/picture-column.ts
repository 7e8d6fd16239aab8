import type { UIField } from "payload";

const label = { fr: "Image", en: "Picture", es: "Imagen", ja: "画像" };

/** What a document looks like, in its list and beside its form. @param inForm what its form shows instead */
export const pictureColumn = (inForm: Partial<UIField["admin"]> = {}): UIField => ({
  name: "look",
  type: "ui",
  label,
  admin: {
    position: "sidebar",
    ...inForm,
    components: {
      Cell: "/src/admin/pictures/picture-cell#PictureCell",
      Field: "/src/admin/pictures/picture-sheet#PictureSheet",
      ...inForm.components,
    },
  },
});
