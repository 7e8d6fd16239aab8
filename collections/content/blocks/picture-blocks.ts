import type { Block } from "payload";
import { inFour } from "@/collections/admin-text";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, linkField, optionalTitleField, textField, titleField } from "./block-fields";
import { illustrationField } from "./illustration-field";

const caption = inFour("Légende", "Caption", "Pie de foto", "キャプション");

/** Blocks that show. */
export const pictureBlocks: Block[] = [
  block("hero", inFour("Ouverture", "Hero", "Apertura", "ヒーロー"), [
    titleField,
    textField(true),
    linkField,
    {
      name: "scene",
      type: "select",
      required: true,
      defaultValue: "jour",
      options: [
        {
          value: "jour",
          label: inFour(
            "Jour : image à côté des mots",
            "Day: picture beside the words",
            "Día: imagen junto al texto",
            "昼：文字の横に画像",
          ),
        },
        {
          value: "nuit",
          label: inFour(
            "Nuit : mots clairs sur l’image",
            "Night: light words on the picture",
            "Noche: texto claro sobre la imagen",
            "夜：画像の上に明るい文字",
          ),
        },
      ],
      label: inFour("Scène", "Scene", "Escena", "シーン"),
    },
    illustrationField,
  ]),
  block("picture-text", inFour("Image et texte", "Picture and text", "Imagen y texto", "画像とテキスト"), [
    titleField,
    textField(true),
    linkField,
    {
      name: "side",
      type: "select",
      required: true,
      defaultValue: "left",
      options: [
        { value: "left", label: inFour("Gauche", "Left", "Izquierda", "左") },
        { value: "right", label: inFour("Droite", "Right", "Derecha", "右") },
      ],
      label: inFour("Côté de l’image", "Side of the picture", "Lado de la imagen", "画像の位置"),
    },
    illustrationField,
  ]),
  block("gallery", inFour("Galerie", "Gallery", "Galería", "ギャラリー"), [
    optionalTitleField,
    listField(
      "pictures",
      inFour("Images", "Pictures", "Imágenes", "画像"),
      [lineField("caption", caption, { isRequired: false, maxLength: 120 }), illustrationField],
      { minRows: 1, maxRows: 8 },
    ),
  ]),
  block("figures", inFour("Chiffres", "Figures", "Cifras", "数字"), [
    titleField,
    textField(false),
    listField(
      "figures",
      inFour("Chiffres", "Figures", "Cifras", "数字"),
      [
        {
          name: "value",
          type: "text",
          required: true,
          maxLength: 12,
          label: inFour("Valeur", "Value", "Valor", "値"),
        },
        lineField("unit", inFour("Unité", "Unit", "Unidad", "単位"), { isRequired: false }),
        lineField("label", inFour("Libellé", "Label", "Etiqueta", "ラベル")),
      ],
      { minRows: 1, maxRows: 6 },
    ),
    illustrationField,
  ]),
];
