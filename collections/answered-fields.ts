import type { Field } from "payload";
import { forClerks } from "./for-clerks";
import { shopOnly } from "./shop-only";

/** Sender and reference number; plus the staff's note. */
export const answeredFields = (): Field[] => [
  shopOnly({
    name: "number",
    type: "text",
    label: { fr: "Référence", en: "Reference", es: "Referencia", ja: "受付番号" },
    required: true,
    unique: true,
  }),
  shopOnly({
    name: "name",
    type: "text",
    label: { fr: "Nom", en: "Name", es: "Nombre", ja: "お名前" },
    required: true,
  }),
  shopOnly({
    name: "email",
    type: "text",
    label: { fr: "E-mail", en: "Email", es: "Correo", ja: "メールアドレス" },
    access: forClerks,
    required: true,
    index: true,
  }),
  {
    name: "staffNote",
    type: "textarea",
    label: { fr: "Note interne", en: "Staff note", es: "Nota interna", ja: "社内メモ" },
    admin: { position: "sidebar" },
  },
];
