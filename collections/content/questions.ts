import type { CollectionConfig } from "payload";
import { questionGroups } from "@/src/domain/content/question-group";
import { revalidateOnChange } from "@/src/revalidation/revalidate";
import { groups, inFour } from "@/collections/admin-text";

/** The FAQ. */
export const Questions: CollectionConfig = {
  slug: "questions",
  labels: {
    singular: inFour("Question", "Question", "Pregunta", "質問"),
    plural: inFour("Questions fréquentes", "FAQ", "Preguntas frecuentes", "よくある質問"),
  },
  orderable: true,
  admin: { group: groups.content, useAsTitle: "question", defaultColumns: ["question", "updatedAt"] },
  hooks: revalidateOnChange("questions"),
  fields: [
    {
      name: "key",
      type: "text",
      required: true,
      unique: true,
      maxLength: 40,
      label: inFour("Clé", "Key", "Clave", "キー"),
      // It stands in links to this question (/faq#key).
      validate: (value: unknown) =>
        (typeof value === "string" && /^[a-z][a-z0-9-]*$/.test(value)) || "delivery-time",
      admin: { position: "sidebar" },
    },
    {
      name: "group",
      type: "select",
      required: true,
      defaultValue: "ordering",
      options: questionGroups.map(({ key, label: { jp, ...label } }) => ({
        value: key,
        label: { ...label, ja: jp },
      })),
      label: inFour("Chapitre", "Chapter", "Capítulo", "章"),
      admin: { position: "sidebar" },
    },
    {
      name: "question",
      type: "text",
      required: true,
      localized: true,
      maxLength: 160,
      label: inFour("Question", "Question", "Pregunta", "質問"),
    },
    {
      name: "answer",
      type: "textarea",
      required: true,
      localized: true,
      label: inFour("Réponse", "Answer", "Respuesta", "回答"),
    },
  ],
};
