import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import { listField } from "@/collections/list-field";
import { wholeNumber } from "@/collections/validators";
import { richTextField } from "@/collections/rich-text-field";
import { lineField } from "./blocks/block-fields";
import { illustrationField } from "./blocks/illustration-field";
import { manualFigureField } from "./manual-figure-field";

/** Manuals, read on the site and printed from the same text. */
export const Manuals: CollectionConfig = {
  slug: "manuals",
  labels: {
    singular: { fr: "Manuel", en: "Manual", es: "Manual", ja: "取扱説明書" },
    plural: { fr: "Manuels", en: "Manuals", es: "Manuales", ja: "取扱説明書" },
  },
  defaultSort: "number",
  // Its number is unique.
  disableDuplicate: true,
  admin: { group: groups.content, useAsTitle: "title", defaultColumns: ["number", "title", "updatedAt"] },
  hooks: revalidateOnChange("manuals"),
  fields: [
    {
      name: "number",
      type: "number",
      required: true,
      unique: true,
      validate: wholeNumber(1, 999),
      label: { fr: "Numéro", en: "Number", es: "Número", ja: "番号" },
      admin: {
        position: "sidebar",
        step: 1,
        description: {
          fr: "Termine l’adresse : /montres/manuels/1.",
          en: "Ends the address: /montres/manuels/1.",
          es: "Termina la dirección: /montres/manuels/1.",
          ja: "アドレスの末尾です：/montres/manuels/1",
        },
      },
    },
    lineField("title", { fr: "Titre", en: "Title", es: "Título", ja: "題名" }, { maxLength: 70 }),
    {
      name: "summary",
      type: "textarea",
      required: true,
      localized: true,
      maxLength: 180,
      label: { fr: "Résumé", en: "Summary", es: "Resumen", ja: "要約" },
    },
    {
      ...illustrationField,
      name: "cover",
      label: { fr: "Couverture", en: "Cover", es: "Portada", ja: "表紙" },
    },
    listField(
      "sections",
      { fr: "Chapitres", en: "Sections", es: "Capítulos", ja: "章" },
      [
        lineField("title", { fr: "Titre", en: "Title", es: "Título", ja: "見出し" }),
        richTextField("body", { fr: "Texte", en: "Text", es: "Texto", ja: "本文" }),
        manualFigureField,
      ],
      { minRows: 1, maxRows: 30 },
    ),
  ],
};
