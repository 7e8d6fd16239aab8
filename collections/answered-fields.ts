import type { Field } from "payload";
import { inFour } from "./admin-text";
import { shopOnly } from "./shop-only";

/** Who wrote, and the reference they were told; plus the staff's note. */
export const answeredFields = (): Field[] => [
  shopOnly({
    name: "number",
    type: "text",
    label: inFour("Référence", "Reference", "Referencia", "受付番号"),
    required: true,
    unique: true,
  }),
  shopOnly({ name: "name", type: "text", label: inFour("Nom", "Name", "Nombre", "お名前"), required: true }),
  shopOnly({
    name: "email",
    type: "text",
    label: inFour("E-mail", "Email", "Correo", "メールアドレス"),
    required: true,
    index: true,
  }),
  {
    name: "staffNote",
    type: "textarea",
    label: inFour("Note interne", "Staff note", "Nota interna", "社内メモ"),
    admin: { position: "sidebar" },
  },
];
