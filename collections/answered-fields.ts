import { adminMessages } from "@/src/i18n/admin-messages";
import type { Field } from "payload";
import { forClerks } from "./for-clerks";
import { shopOnly } from "./shop-only";

/** Sender and reference number; plus the staff's note. */
export const answeredFields = (): Field[] => [
  shopOnly({
    name: "number",
    type: "text",
    label: adminMessages("common.answered.number.label"),
    required: true,
    unique: true,
  }),
  shopOnly({
    name: "name",
    type: "text",
    label: adminMessages("common.answered.name.label"),
    required: true,
  }),
  shopOnly({
    name: "email",
    type: "text",
    label: adminMessages("common.answered.email.label"),
    access: forClerks,
    required: true,
    index: true,
  }),
  {
    name: "staffNote",
    type: "textarea",
    label: adminMessages("common.answered.staffNote.label"),
    admin: { position: "sidebar" },
  },
];
