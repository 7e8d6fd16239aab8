import type { Field } from "payload";
import { inFour } from "@/collections/admin-text";

/** Closes the shop for a while: every page shows /maintenance and nothing can be ordered. */
export const maintenance: Field = {
  name: "maintenance",
  type: "group",
  label: inFour("Fermeture pour entretien", "Maintenance", "Mantenimiento", "メンテナンス"),
  admin: {
    description: inFour(
      "Tant qu’elle est fermée, chaque page montre /maintenance et rien ne se commande. L’aperçu de l’administration reste ouvert.",
      "While it is closed, every page shows /maintenance and nothing can be ordered. The admin’s preview stays open.",
      "Mientras está cerrada, cada página muestra /maintenance y no se puede pedir nada. La vista previa sigue abierta.",
      "休止中はすべてのページに/maintenanceを表示し、ご注文を受け付けません。管理画面のプレビューは引き続き見られます。",
    ),
  },
  fields: [
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: false,
      label: inFour("Boutique fermée", "Shop closed", "Tienda cerrada", "ショップを休止する"),
    },
    {
      name: "until",
      type: "date",
      admin: {
        date: { pickerAppearance: "dayAndTime", displayFormat: "dd/MM/yyyy HH:mm", timeFormat: "HH:mm" },
      },
      label: inFour("Réouverture prévue", "Opens again", "Reapertura prevista", "再開予定"),
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      maxLength: 300,
      label: inFour("Raison, en une phrase", "Reason, in a sentence", "Motivo, en una frase", "理由（一文）"),
    },
  ],
};
