import type { CollectionConfig } from "payload";
import { locales } from "@/src/domain/locale/locale";
import { requestKinds, type RequestKind } from "@/src/domain/forms/request";
import { groups, inFour } from "@/collections/admin-text";
import { answeredFields } from "@/collections/answered-fields";
import { shopOnly } from "@/collections/shop-only";

const kindLabels: Record<RequestKind, ReturnType<typeof inFour>> = {
  contact: inFour("Message", "Message", "Mensaje", "お問い合わせ"),
  "bespoke-request": inFour("Sur mesure", "Bespoke", "A medida", "オーダー"),
  "business-request": inFour("Entreprise", "Business", "Empresa", "法人"),
  "maintenance-request": inFour("Entretien et réparation", "Care and repair", "Mantenimiento", "修理・点検"),
  "configurator-request": inFour(
    "Souhait du configurateur",
    "Configurator wish",
    "Deseo del configurador",
    "要望",
  ),
  premium: inFour("Premium", "Premium", "Premium", "プレミアム"),
  "preorder-register": inFour(
    "Inscription à une série",
    "Place in a run",
    "Inscripción en una serie",
    "シリーズへの登録",
  ),
};

/** What people write to the shop through its forms; answered from the mailbox, ticked off here. */
export const Requests: CollectionConfig = {
  slug: "requests",
  labels: {
    singular: inFour("Demande", "Request", "Solicitud", "問い合わせ"),
    plural: inFour("Demandes", "Requests", "Solicitudes", "問い合わせ"),
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
      label: inFour("État", "State", "Estado", "状態"),
      required: true,
      defaultValue: "new",
      index: true,
      options: [
        { value: "new", label: inFour("Nouvelle", "New", "Nueva", "未対応") },
        { value: "answered", label: inFour("Répondue", "Answered", "Respondida", "対応済み") },
      ],
      admin: { position: "sidebar" },
    },
    ...answeredFields(),
    shopOnly({
      name: "kind",
      type: "select",
      label: inFour("Genre", "Kind", "Tipo", "種別"),
      required: true,
      index: true,
      options: requestKinds.map((value) => ({ value, label: kindLabels[value] })),
    }),
    shopOnly({
      name: "locale",
      type: "select",
      label: inFour("Langue", "Language", "Idioma", "言語"),
      required: true,
      options: [...locales],
    }),
    shopOnly({
      name: "answers",
      type: "array",
      label: inFour("Réponses", "Answers", "Respuestas", "回答"),
      labels: {
        singular: inFour("Réponse", "Answer", "Respuesta", "回答"),
        plural: inFour("Réponses", "Answers", "Respuestas", "回答"),
      },
      // Each answer stands under its question.
      admin: { components: { RowLabel: "/src/admin/entry-label#EntryLabel" } },
      fields: [
        {
          name: "label",
          type: "text",
          required: true,
          label: inFour("Question", "Question", "Pregunta", "項目"),
          admin: { hidden: true },
        },
        {
          name: "value",
          type: "textarea",
          required: true,
          label: inFour("Réponse", "Answer", "Respuesta", "回答"),
        },
      ],
    }),
    shopOnly({
      name: "watch",
      type: "text",
      label: inFour("Montre jointe", "Attached watch", "Reloj adjunto", "添付の時計"),
      admin: {
        description: inFour(
          "Adresse de la montre composée.",
          "Address of the composed watch.",
          "Dirección del reloj compuesto.",
          "組み合わせた時計のアドレス。",
        ),
      },
    }),
  ],
};
