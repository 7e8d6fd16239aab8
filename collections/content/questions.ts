import type { CollectionConfig } from "payload";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups } from "@/collections/admin-text";
import { textLike } from "@/collections/validators";
import { questionGroupOptions } from "@/collections/content/question-group-options";

/** The FAQ. */
export const Questions: CollectionConfig = {
  slug: "questions",
  labels: {
    singular: { fr: "Question", en: "Question", es: "Pregunta", ja: "質問" },
    plural: { fr: "Questions fréquentes", en: "FAQ", es: "Preguntas frecuentes", ja: "よくある質問" },
  },
  orderable: true,
  // Its key is unique and part of links.
  disableDuplicate: true,
  admin: { group: groups.content, useAsTitle: "question", defaultColumns: ["question", "updatedAt"] },
  hooks: revalidateOnChange("questions"),
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      maxLength: 40,
      label: { fr: "Clé", en: "Key", es: "Clave", ja: "キー" },
      // Part of links to this question (/faq#key).
      validate: textLike(/^[a-z][a-z0-9-]*$/, "delivery-time"),
      admin: { position: "sidebar" },
    },
    {
      name: "group",
      type: "select",
      required: true,
      defaultValue: "ordering",
      options: questionGroupOptions,
      label: { fr: "Chapitre", en: "Chapter", es: "Capítulo", ja: "章" },
      admin: { position: "sidebar" },
    },
    {
      name: "question",
      type: "text",
      required: true,
      localized: true,
      maxLength: 160,
      label: { fr: "Question", en: "Question", es: "Pregunta", ja: "質問" },
    },
    {
      name: "answer",
      type: "textarea",
      required: true,
      localized: true,
      label: { fr: "Réponse", en: "Answer", es: "Respuesta", ja: "回答" },
    },
  ],
};
