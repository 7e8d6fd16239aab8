import { dayAndTime } from "@/collections/date-picker";
import type { Field } from "payload";

/** Closes the shop temporarily: every page shows /maintenance and nothing can be ordered. */
export const maintenance: Field = {
  name: "maintenance",
  type: "group",
  label: { fr: "Fermeture pour entretien", en: "Maintenance", es: "Mantenimiento", ja: "メンテナンス" },
  admin: {
    description: {
      fr: "Tant qu’elle est fermée, chaque page montre /maintenance et rien ne se commande. L’aperçu de l’administration reste ouvert.",
      en: "While it is closed, every page shows /maintenance and nothing can be ordered. The admin’s preview stays open.",
      es: "Mientras está cerrada, cada página muestra /maintenance y no se puede pedir nada. La vista previa sigue abierta.",
      ja: "休止中はすべてのページに/maintenanceを表示し、ご注文を受け付けません。管理画面のプレビューは引き続き見られます。",
    },
  },
  fields: [
    {
      name: "enabled",
      type: "checkbox",
      defaultValue: false,
      label: { fr: "Boutique fermée", en: "Shop closed", es: "Tienda cerrada", ja: "ショップを休止する" },
    },
    {
      name: "until",
      type: "date",
      admin: {
        ...dayAndTime,
      },
      label: { fr: "Réouverture prévue", en: "Opens again", es: "Reapertura prevista", ja: "再開予定" },
    },
    {
      name: "text",
      type: "textarea",
      localized: true,
      maxLength: 300,
      label: {
        fr: "Raison (en une phrase)",
        en: "Reason (in a sentence)",
        es: "Motivo (en una frase)",
        ja: "理由（一文）",
      },
    },
  ],
};
