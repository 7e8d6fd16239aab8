import type { Block } from "payload";
import { hrefField } from "@/collections/href-field";
import { listField } from "@/collections/list-field";
import { block } from "./block";
import { pageFormNames } from "./form-names";
import { lineField, linkField, secondLinkField, textField, titleField } from "./block-fields";
import { lineNames, wordedOptions } from "@/collections/catalogue/worded-options";

const watchField = {
  name: "watch",
  type: "relationship",
  relationTo: "watches",
  required: true,
  label: { fr: "Montre", en: "Watch", es: "Reloj", ja: "時計" },
} as const;

/** Blocks with links to offers. */
export const sellingBlocks: Block[] = [
  block(
    "lines",
    { fr: "Lignes de montres", en: "Watch lines", es: "Líneas de relojes", ja: "時計のライン" },
    [
      titleField,
      textField(false),
      listField(
        "lines",
        { fr: "Lignes", en: "Lines", es: "Líneas", ja: "ライン" },
        [
          {
            name: "line",
            type: "select",
            required: true,
            options: wordedOptions(lineNames),
            label: { fr: "Ligne", en: "Line", es: "Línea", ja: "ライン" },
          },
          lineField("title", { fr: "Nom", en: "Name", es: "Nombre", ja: "名称" }),
          textField(true),
          hrefField(),
          watchField,
        ],
        { minRows: 1, maxRows: 4 },
      ),
    ],
  ),
  block("rail", { fr: "Rangée de montres", en: "Row of watches", es: "Fila de relojes", ja: "時計の列" }, [
    titleField,
    {
      ...watchField,
      name: "watches",
      hasMany: true,
      minRows: 1,
      maxRows: 12,
      label: { fr: "Montres", en: "Watches", es: "Relojes", ja: "時計" },
    },
    linkField,
  ]),
  block(
    "call-to-action",
    { fr: "Appel à l’action", en: "Call to action", es: "Llamada a la acción", ja: "次の行動" },
    [titleField, textField(false), linkField, secondLinkField],
  ),
  block("form", { fr: "Formulaire", en: "Form", es: "Formulario", ja: "フォーム" }, [
    titleField,
    textField(false),
    {
      name: "form",
      type: "select",
      required: true,
      options: wordedOptions(pageFormNames),
      label: { fr: "Formulaire", en: "Form", es: "Formulario", ja: "フォーム" },
    },
  ]),
  block("newsletter", { fr: "La lettre", en: "Newsletter", es: "Boletín", ja: "ニュースレター" }, [
    titleField,
    textField(true),
  ]),
  block("gift-cards", { fr: "Cartes cadeaux", en: "Gift cards", es: "Tarjetas regalo", ja: "ギフトカード" }, [
    titleField,
    textField(true),
    linkField,
  ]),
];
