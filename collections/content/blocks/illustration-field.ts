import type { NamedGroupField } from "payload";
import { stageTones } from "@/src/domain/watch/ready-made";
import { inFour } from "@/collections/admin-text";

/** A picture, or a ready-made watch whose picture is composed. */
export const illustrationField: NamedGroupField = {
  name: "illustration",
  type: "group",
  label: inFour("Image", "Picture", "Imagen", "画像"),
  admin: {
    description: inFour(
      "Une photographie ; sans elle, la montre choisie est composée.",
      "A picture; without one, the chosen watch is composed.",
      "Una fotografía; sin ella, se compone el reloj elegido.",
      "写真。ない場合は選んだ時計を合成します。",
    ),
  },
  fields: [
    {
      name: "picture",
      type: "upload",
      relationTo: "media",
      label: inFour("Photographie", "Picture", "Fotografía", "写真"),
    },
    {
      name: "watch",
      type: "relationship",
      relationTo: "watches",
      label: inFour("Montre", "Watch", "Reloj", "時計"),
    },
    {
      name: "view",
      type: "select",
      defaultValue: "front",
      required: true,
      options: [
        { value: "front", label: inFour("Face", "Front", "Frente", "正面") },
        { value: "back", label: inFour("Dos", "Back", "Dorso", "裏面") },
      ],
      label: inFour("Vue", "View", "Vista", "向き"),
    },
    {
      name: "stage",
      type: "select",
      defaultValue: "givre",
      required: true,
      options: [...stageTones],
      label: inFour("Fond de scène", "Stage", "Fondo", "背景"),
    },
  ],
};
