import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups, inFour } from "@/collections/admin-text";
import { listField } from "@/collections/list-field";
import { richTextField } from "@/collections/rich-text-field";
import { lineField } from "./blocks/block-fields";
import { illustrationField } from "./blocks/illustration-field";
import { manualFigureField } from "./manual-figure-field";

const isNumber = (value: unknown) =>
  (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999) || "1–999";

/** Manuals, read on the site and printed from the same text. */
export const Manuals: CollectionConfig = {
  slug: "manuals",
  labels: {
    singular: inFour("Manuel", "Manual", "Manual", "取扱説明書"),
    plural: inFour("Manuels", "Manuals", "Manuales", "取扱説明書"),
  },
  defaultSort: "number",
  admin: { group: groups.content, useAsTitle: "title", defaultColumns: ["number", "title", "updatedAt"] },
  hooks: revalidateOnChange("manuals"),
  fields: [
    {
      name: "number",
      type: "number",
      required: true,
      unique: true,
      validate: isNumber,
      label: inFour("Numéro", "Number", "Número", "番号"),
      admin: {
        position: "sidebar",
        step: 1,
        description: inFour(
          "Termine l’adresse : /montres/manuels/1.",
          "Ends the address: /montres/manuels/1.",
          "Termina la dirección: /montres/manuels/1.",
          "アドレスの末尾です：/montres/manuels/1",
        ),
      },
    },
    lineField("title", inFour("Titre", "Title", "Título", "題名"), { maxLength: 70 }),
    {
      name: "summary",
      type: "textarea",
      required: true,
      localized: true,
      maxLength: 180,
      label: inFour("Résumé", "Summary", "Resumen", "要約"),
    },
    { ...illustrationField, name: "cover", label: inFour("Couverture", "Cover", "Portada", "表紙") },
    listField(
      "sections",
      inFour("Chapitres", "Sections", "Capítulos", "章"),
      [
        lineField("title", inFour("Titre", "Title", "Título", "見出し")),
        richTextField("body", inFour("Texte", "Text", "Texto", "本文")),
        manualFigureField,
      ],
      { minRows: 1, maxRows: 30 },
    ),
  ],
};
