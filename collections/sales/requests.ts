import type { CollectionConfig } from "payload";
import { requestKinds, type RequestKind } from "@/src/domain/forms/request";
import { groups } from "@/collections/admin-text";
import { pageFormNames } from "@/collections/content/blocks/form-names";
import type { ReaderText } from "@/src/domain/locale/in-reader-language";
import { answeredFields } from "@/collections/answered-fields";
import { shopOnly } from "@/collections/shop-only";
import { languageOptions } from "@/collections/language-options";

/** A form has the same name here as where an editor places it. */
const kindLabels: Record<RequestKind, ReaderText> = {
  ...pageFormNames,
  "configurator-request": {
    fr: "Souhait du configurateur",
    en: "Configurator wish",
    es: "Deseo del configurador",
    ja: "要望",
  },
};

/** Messages sent by the shop's forms; answered from the mailbox, marked as done here. */
export const Requests: CollectionConfig = {
  slug: "requests",
  labels: {
    singular: { fr: "Demande", en: "Request", es: "Solicitud", ja: "問い合わせ" },
    plural: { fr: "Demandes", en: "Requests", es: "Solicitudes", ja: "問い合わせ" },
  },
  disableDuplicate: true,
  admin: {
    group: groups.sales,
    useAsTitle: "number",
    defaultColumns: ["number", "kind", "name", "email", "status", "createdAt"],
    listSearchableFields: ["number", "email", "name"],
  },
  defaultSort: "-createdAt",
  fields: [
    {
      name: "status",
      type: "select",
      label: { fr: "État", en: "State", es: "Estado", ja: "状態" },
      required: true,
      defaultValue: "new",
      index: true,
      options: [
        { value: "new", label: { fr: "Nouvelle", en: "New", es: "Nueva", ja: "未対応" } },
        { value: "answered", label: { fr: "Répondue", en: "Answered", es: "Respondida", ja: "対応済み" } },
      ],
      admin: { position: "sidebar" },
    },
    ...answeredFields(),
    shopOnly({
      name: "kind",
      type: "select",
      label: { fr: "Genre", en: "Kind", es: "Tipo", ja: "種別" },
      required: true,
      index: true,
      options: requestKinds.map((value) => ({ value, label: kindLabels[value] })),
    }),
    shopOnly({
      name: "locale",
      type: "select",
      label: { fr: "Langue", en: "Language", es: "Idioma", ja: "言語" },
      required: true,
      options: languageOptions,
    }),
    shopOnly({
      name: "answers",
      type: "array",
      label: { fr: "Réponses", en: "Answers", es: "Respuestas", ja: "回答" },
      labels: {
        singular: { fr: "Réponse", en: "Answer", es: "Respuesta", ja: "回答" },
        plural: { fr: "Réponses", en: "Answers", es: "Respuestas", ja: "回答" },
      },
      // Each answer follows its question.
      admin: { components: { RowLabel: "/src/admin/fields/entry-label#EntryLabel" } },
      fields: [
        {
          name: "label",
          type: "text",
          required: true,
          label: { fr: "Question", en: "Question", es: "Pregunta", ja: "項目" },
          admin: { hidden: true },
        },
        {
          name: "value",
          type: "textarea",
          required: true,
          label: { fr: "Réponse", en: "Answer", es: "Respuesta", ja: "回答" },
        },
      ],
    }),
    shopOnly({
      name: "watch",
      type: "text",
      label: { fr: "Montre jointe", en: "Attached watch", es: "Reloj adjunto", ja: "添付の時計" },
      admin: {
        description: {
          fr: "Adresse de la montre composée.",
          en: "Address of the bespoke watch.",
          es: "Dirección del reloj compuesto.",
          ja: "組み立てた時計のアドレス。",
        },
      },
    }),
  ],
};
