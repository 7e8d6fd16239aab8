import type { Block } from "payload";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, linkField, optionalTitleField, textField, titleField } from "./block-fields";
import { illustrationField } from "./illustration-field";

const caption = { fr: "Légende", en: "Caption", es: "Pie de foto", ja: "キャプション" };

/** Picture blocks. */
export const pictureBlocks: Block[] = [
  block("hero", { fr: "Ouverture", en: "Hero", es: "Apertura", ja: "ヒーロー" }, [
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
          label: {
            fr: "Jour : image à côté des mots",
            en: "Day: picture beside the words",
            es: "Día: imagen junto al texto",
            ja: "昼：文字の横に画像",
          },
        },
        {
          value: "nuit",
          label: {
            fr: "Nuit : mots clairs sur l’image",
            en: "Night: light words on the picture",
            es: "Noche: texto claro sobre la imagen",
            ja: "夜：画像の上に明るい文字",
          },
        },
      ],
      label: { fr: "Scène", en: "Scene", es: "Escena", ja: "シーン" },
    },
    illustrationField,
  ]),
  block(
    "picture-text",
    { fr: "Image et texte", en: "Picture and text", es: "Imagen y texto", ja: "画像とテキスト" },
    [
      titleField,
      textField(true),
      linkField,
      {
        name: "side",
        type: "select",
        required: true,
        defaultValue: "left",
        options: [
          { value: "left", label: { fr: "Gauche", en: "Left", es: "Izquierda", ja: "左" } },
          { value: "right", label: { fr: "Droite", en: "Right", es: "Derecha", ja: "右" } },
        ],
        label: {
          fr: "Côté de l’image",
          en: "Side of the picture",
          es: "Lado de la imagen",
          ja: "画像の位置",
        },
      },
      illustrationField,
    ],
  ),
  block("gallery", { fr: "Galerie", en: "Gallery", es: "Galería", ja: "ギャラリー" }, [
    optionalTitleField,
    listField(
      "pictures",
      { fr: "Images", en: "Pictures", es: "Imágenes", ja: "画像" },
      [lineField("caption", caption, { isRequired: false, maxLength: 120 }), illustrationField],
      { minRows: 1, maxRows: 8 },
    ),
  ]),
  block("figures", { fr: "Chiffres", en: "Figures", es: "Cifras", ja: "数字" }, [
    titleField,
    textField(false),
    listField(
      "figures",
      { fr: "Chiffres", en: "Figures", es: "Cifras", ja: "数字" },
      [
        {
          name: "value",
          type: "text",
          required: true,
          maxLength: 12,
          label: { fr: "Valeur", en: "Value", es: "Valor", ja: "値" },
        },
        lineField("unit", { fr: "Unité", en: "Unit", es: "Unidad", ja: "単位" }, { isRequired: false }),
        lineField("label", { fr: "Libellé", en: "Label", es: "Etiqueta", ja: "ラベル" }),
      ],
      { minRows: 1, maxRows: 6 },
    ),
    illustrationField,
  ]),
];
