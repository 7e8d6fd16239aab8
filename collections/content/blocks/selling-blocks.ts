import type { Block } from "payload";
import { pageForms } from "@/src/domain/forms/form-name";
import { watchLines } from "@/src/domain/watch/ready-made";
import { inFour } from "@/collections/admin-text";
import { hrefField } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { lineField, linkField, secondLinkField, textField, titleField } from "./block-fields";

const watchField = {
  name: "watch",
  type: "relationship",
  relationTo: "watches",
  required: true,
  label: inFour("Montre", "Watch", "Reloj", "時計"),
} as const;

/** Blocks that lead further. */
export const sellingBlocks: Block[] = [
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
        lineField("title", inFour("Nom", "Name", "Nombre", "名称")),
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
  block("call-to-action", inFour("Appel à l’action", "Call to action", "Llamada a la acción", "次の行動"), [
    titleField,
    textField(false),
    linkField,
    secondLinkField,
  ]),
  block("form", inFour("Formulaire", "Form", "Formulario", "フォーム"), [
    titleField,
    textField(false),
    {
      name: "form",
      type: "select",
      required: true,
      options: [...pageForms],
      label: inFour("Formulaire", "Form", "Formulario", "フォーム"),
    },
  ]),
  block("newsletter", inFour("Lettre d’atelier", "Newsletter", "Boletín", "ニュースレター"), [
    titleField,
    textField(true),
  ]),
  block("gift-cards", inFour("Cartes cadeaux", "Gift cards", "Tarjetas regalo", "ギフトカード"), [
    titleField,
    textField(true),
    linkField,
  ]),
];
