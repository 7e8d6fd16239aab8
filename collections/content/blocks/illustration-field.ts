import type { NamedGroupField } from "payload";
import { toneNames, wordedOptions } from "@/collections/catalogue/worded-options";

/** A picture, or a ready-made watch whose picture is composed. */
export const illustrationField: NamedGroupField = {
  name: "illustration",
  type: "group",
  label: { fr: "Image", en: "Picture", es: "Imagen", ja: "画像" },
  admin: {
    description: {
      fr: "Une photographie ; sans elle, la montre choisie est composée.",
      en: "A picture; without one, the chosen watch is composed.",
      es: "Una fotografía; sin ella, se compone el reloj elegido.",
      ja: "写真。ない場合は選んだ時計を合成します。",
    },
  },
  fields: [
    {
      name: "picture",
      type: "upload",
      relationTo: "media",
      label: { fr: "Photographie", en: "Picture", es: "Fotografía", ja: "写真" },
    },
    {
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      label: { fr: "Montre", en: "Watch", es: "Reloj", ja: "時計" },
    },
    {
      name: "view",
      type: "select",
      defaultValue: "front",
      required: true,
      options: [
        { value: "front", label: { fr: "Face", en: "Front", es: "Frente", ja: "正面" } },
        { value: "back", label: { fr: "Dos", en: "Back", es: "Dorso", ja: "裏面" } },
      ],
      label: { fr: "Vue", en: "View", es: "Vista", ja: "向き" },
    },
    {
      name: "stage",
      type: "select",
      defaultValue: "givre",
      required: true,
      options: wordedOptions(toneNames),
      label: { fr: "Fond de scène", en: "Stage", es: "Fondo", ja: "背景" },
    },
  ],
};
