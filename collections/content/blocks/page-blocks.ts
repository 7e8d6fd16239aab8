import type { Block } from "payload";
import { watchLines } from "../../../src/domain/watch/ready-made";
import { inFour } from "../../admin-text";
import { hrefField } from "../../href-field";
import { listField } from "../../list-field";
import { illustrationField, linkField, textField, titleField } from "./block-fields";

const localisedText = (name: string, label: ReturnType<typeof inFour>, isRequired: boolean) =>
  ({ name, type: "text", localized: true, required: isRequired, maxLength: 80, label }) as const;

const watchField = {
  name: "watch",
  type: "relationship",
  relationTo: "watches",
  required: true,
  label: inFour("Montre", "Watch", "Reloj", "時計"),
} as const;

const block = (slug: string, label: ReturnType<typeof inFour>, fields: Block["fields"]): Block => ({
  slug,
  labels: { singular: label, plural: label },
  fields,
});

/** What a page is built from; the domain's Block says what each shows (src/domain/content/page). */
export const pageBlocks: Block[] = [
  block("hero", inFour("Ouverture", "Hero", "Apertura", "ヒーロー"), [
    titleField,
    textField(true),
    linkField,
    illustrationField,
  ]),
  block("text", inFour("Texte", "Text", "Texto", "テキスト"), [titleField, textField(true)]),
  block("picture-text", inFour("Image et texte", "Picture and text", "Imagen y texto", "画像とテキスト"), [
    titleField,
    textField(true),
    linkField,
    illustrationField,
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
        localisedText("unit", inFour("Unité", "Unit", "Unidad", "単位"), false),
        localisedText("label", inFour("Libellé", "Label", "Etiqueta", "ラベル"), true),
      ],
      { minRows: 1, maxRows: 6 },
    ),
    illustrationField,
  ]),
  block("lines", inFour("Lignes de montres", "Watch lines", "Líneas de relojes", "時計のライン"), [
    titleField,
    textField(false),
    listField(
      "lines",
      inFour("Lignes", "Lines", "Líneas", "ライン"),
      [
        {
          name: "line",
          type: "select",
          required: true,
          options: [...watchLines],
          label: inFour("Ligne", "Line", "Línea", "ライン"),
        },
        localisedText("title", inFour("Nom", "Name", "Nombre", "名称"), true),
        textField(true),
        hrefField(),
        watchField,
      ],
      { minRows: 1, maxRows: 4 },
    ),
  ]),
  block("rail", inFour("Rangée de montres", "Row of watches", "Fila de relojes", "時計の列"), [
    titleField,
    {
      ...watchField,
      name: "watches",
      hasMany: true,
      minRows: 1,
      maxRows: 12,
      label: inFour("Montres", "Watches", "Relojes", "時計"),
    },
    linkField,
  ]),
  block("gift-cards", inFour("Cartes cadeaux", "Gift cards", "Tarjetas regalo", "ギフトカード"), [
    titleField,
    textField(true),
    linkField,
  ]),
];
